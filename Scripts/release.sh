#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Builds toprail as it is shipped, the Swift runtime linked in: Scripts/release.sh [--install|--uninstall]
# With --install what was built goes into PREFIX (/usr/local), below DESTDIR if that is set, and so does the
# lexicon; nothing is built then. SYMBOLS=1 keeps the symbols.
set -euo pipefail
cd "$(dirname "$0")/.."
program=build/static/release/toprail
prefix=${DESTDIR:-}${PREFIX:-/usr/local}

words=build/static/words
installed=(
  "$prefix/bin/toprail" "$prefix/share/applications/toprail.desktop" "$prefix/share/toprail"
  "$prefix/share/doc/toprail")

case "${1:-}" in
  --install)
    [ -x "$program" ] || { echo "There is no $program: run 'make release' first." >&2; exit 69; }
    install -D --mode=755 "$program" "${installed[0]}"
    install -D --mode=644 Desktop/toprail.desktop "${installed[1]}"
    install -D --mode=644 --target-directory="${installed[2]}" "$words"/*.lex
    # The notices that go with the program and the words.
    install -D --mode=644 --target-directory="${installed[3]}" LICENSE THIRD_PARTY.md
    printf '%s\n' "${installed[@]}"
    exit ;;
  --uninstall)
    rm -rf "${installed[@]}"
    exit ;;
esac

# The program is most of the keyboard's memory. What it doesn't call is left out, its relocations are packed, and
# what it calls of the runtime lies side by side (Scripts/runtime.order), so that little of it is ever read. That no
# value is changed by two at a time is checked at run time in every test, and not here.
compiler=(-Osize -enforce-exclusivity=unchecked -use-ld=lld -Xfrontend -function-sections
  -Xfrontend -disable-implicit-string-processing-module-import)
linker=(--gc-sections --icf=all -z pack-relative-relocs --no-export-dynamic
  --symbol-ordering-file=Scripts/runtime.order --no-warn-symbol-ordering)
[ -n "${SYMBOLS:-}" ] || linker+=(-s)

Scripts/setup.sh release
swift build -c release --static-swift-stdlib --scratch-path build/static --product toprail \
  "${compiler[@]/#/-Xswiftc=}" "${linker[@]/#/-Xlinker=}"
Scripts/lexicon.sh --quiet --output "$words"
echo "$program"
