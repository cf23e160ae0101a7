// SPDX-License-Identifier: MIT

/// What is typed: capitals, digits and punctuation among words.
enum Sample {
  /// 500 characters.
  static let long = String(prose.prefix(500))
  /// 300 characters without a capital that the keyboard would make by itself.
  static let forTerminal = String(commands.prefix(300))
  static let short = "Meet Ann (7:45), ok?"

  private static let prose = """
    Dear Ms. O'Neil, the parcel (No. 4821-B) left Leeds on 7 May at 16:05; it weighs 12 kg & costs $38. \
    Who signed for it? "Nobody", says Tom! Please mail jo@example.org or ring 555-0199 before 9.
    We'd rather have it in Room 3/A than at the gate: last week somebody took two boxes, and the Guard saw \
    no one. Next time ask for Eve; she knows the way. Rates went up by 5%, that's 2 more than in June.
    PS: use the key #7 under the mat, not *that* one. Yours, Zoe's neighbour Jack Quix. \
    Very well then: until Friday at 8, or else on Monday.
    """

  private static let commands = """
    ls -la /tmp | grep "x_1" > out.txt; echo $HOME && cat ~/.profile # done
    for f in *.c; do gcc -O2 -o ${f%.c} $f || exit 1; done
    sed -e 's/[0-9]+/<&>/g' Makefile | awk '{print $1, $2}' | sort -u
    git log --oneline main..HEAD^ && git commit -m "Fix: don't lose @ or ! in (a=b)"
    printf '%s: %d' Name 42 | tr a-z A-Z; ssh Me@host.example -p 2222 uptime
    """
}
