#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Installs what a purpose needs and the system lacks: Scripts/setup.sh run|demo|release|test|bench|shots|lint|lexicon
set -euo pipefail

# The packages, by purpose; each purpose holds what stands in its words.
build="libgtk-4-dev libpango1.0-dev libwayland-dev pkg-config"
desktop="libgtk-4-bin librsvg2-common adwaita-icon-theme fonts-cantarell fonts-dejavu-core"
headless="xvfb xauth dbus at-spi2-core procps"
outside="xdotool xclip python3 python3-gi gir1.2-atspi-2.0 gir1.2-pango-1.0"
wayland="sway grim wayvnc wtype"
browser="chromium"
# What the system keyboard is tried with: another compositor, and programs that are typed into.
typed="phoc foot gnome-text-editor gir1.2-gtk-4.0 libxkbcommon-dev"
# Other keyboards to compare with, the programs around them, and what switches one of them on.
keyboards="wvkbd squeekboard gir1.2-gtk-4.0 libglib2.0-bin gsettings-desktop-schemas"
lexicon="pocketsphinx-en-us wamerican wamerican-large wbritish-large"
# Other engines for typing suggestions, to compare with; the last is for those from PyPI.
peers="libpresage1v5 libpresage-data onboard onboard-data python3-venv"

case "${1:-run}" in
  run) packages="$build $desktop $lexicon" ;;
  test) packages="$build $desktop $headless $outside $wayland $browser $typed $lexicon imagemagick fortunes" ;;
  demo) packages="$build $desktop $headless $lexicon sway grim" ;;
  release) packages="$build" ;;
  shots) packages="$build $desktop $headless $outside $wayland $typed imagemagick" ;;
  bench) packages="$build $desktop $headless $outside $wayland $keyboards $lexicon libxdamage-dev $peers" ;;
  lexicon) packages="$lexicon" ;;
  lint) packages="" ;;
  *) echo "usage: Scripts/setup.sh run|demo|release|test|bench|shots|lint|lexicon" >&2; exit 64 ;;
esac

fail() {
  printf '%s\n' "$@" >&2
  exit 1
}

# Prints 1 if the version found is the version wanted or a later one.
at_least() {
  [ "$(printf '%s\n%s\n' "$2" "$1" | sort -V | head -n 1)" = "$2" ]
}

check_swift() {
  command -v swift >/dev/null ||
    fail "Swift 6.2 or later is needed and 'swift' is not on the PATH." \
      "Install it from https://www.swift.org/install/linux/ and add its usr/bin to the PATH."
  local found
  found=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9.]*\).*/\1/p' | head -n 1)
  at_least "${found:-0}" 6.2 ||
    fail "Swift 6.2 or later is needed; $(command -v swift) is ${found:-of an unknown version}." \
      "Get a newer one from https://www.swift.org/install/linux/."
}

missing_packages() {
  local package
  for package in $packages; do
    dpkg-query --show --showformat='${db:Status-Status}\n' "$package" 2>/dev/null |
      grep -qx installed || echo "$package"
  done
}

install_packages() {
  local as_root=(env DEBIAN_FRONTEND=noninteractive)
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null ||
      fail "These packages are missing, and only root can install them:" "  $*" \
        "Run as root: apt-get install --no-install-recommends $*"
    as_root=(sudo "${as_root[@]}")
  fi
  echo "Installing: $*"
  "${as_root[@]}" apt-get update -qq
  "${as_root[@]}" apt-get install -qq --yes --no-install-recommends "$@" >/dev/null
}

check_swift
[ -n "$packages" ] || exit 0
command -v apt-get >/dev/null ||
  fail "This is no Debian: install by hand what these Debian packages hold, then build with swift:" \
    "  $packages"
mapfile -t missing < <(missing_packages)
[ "${#missing[@]}" -eq 0 ] || install_packages "${missing[@]}"
