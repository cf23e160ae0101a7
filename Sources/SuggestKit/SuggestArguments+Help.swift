// SPDX-License-Identifier: MIT

extension SuggestArguments {
  /// What `--help` prints.
  package static let helpText = """
    Usage: suggest complete TEXT [--json]
           suggest info [--json]
           suggest evaluate [--phrases FILE]... [--keys FILE]... [--suppress-rejected]

    Asks the typing suggestions, and measures them.

    complete prints up to three suggestions for a text whose caret is at its end, the leading
    one first, each as its text, kind and confidence, parted by tabs. info tells about the lexicon.
    evaluate prints one JSON object a line; FILE holds a phrase a line, its words parted by spaces.
    Texts are typed in lower case, and words compared without regard to case.

      --phrases FILE       a person types who takes a word as soon as it is shown, with one key:
                             words
                             ks            keys saved, % of the letters and one space a word
                             next1, next3  words that led, were shown, before a letter was typed, %
                             after1...3    words that were shown by then, with letters missing, %
                             p50us, p99us, maxus  time of a call, in microseconds
                             rssKB         resident memory of this program, in KiB
                             engineKB      how much of it came with the lexicon
      --keys FILE          types everything, with an update of the bar at each key:
                             keys          without those that warm up, a tenth and at most 1,000
                             p50us, p99us, maxus  time of an update, in microseconds
                             allocationsPerKey    blocks of memory that the suggestions asked for
      --suppress-rejected  what was typed past is not shown again while a word is typed
      --model full|compact which lexicon; the full one if it is there, else the compact one
      --language CODE      its language, en if not given
      --lexicon FILE       this file instead
      --json               one JSON object a line
      --help               show this text

    Exit codes: 0, 64 for a mistake in the command line, 65 for a file that is no text, 66 for one
    that can't be read, 69 without a lexicon, 70 if memory can't be counted, 74 if the answer can't
    be written.
    """
}
