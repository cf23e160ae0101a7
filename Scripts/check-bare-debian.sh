#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Repeats `make run` and `make test` in a fresh Debian 12 that has only git, make, Swift and what
# Swift needs. Needs root, debootstrap and the network; takes this machine's Swift.
# The Debian is made in a temporary folder and removed at the end; KEEP=1 keeps it.
# MIRROR names another source of packages than debootstrap's own.
set -euo pipefail
cd "$(dirname "$0")/.."
# What swift.org names for Debian 12, and the two tools.
prerequisites="git,make,ca-certificates,binutils,gcc,libcurl4-openssl-dev,libedit-dev,libicu-dev"
prerequisites+=",libncurses-dev,libpython3-dev,libsqlite3-dev,libstdc++-12-dev,libxml2-dev,pkg-config"
prerequisites+=",tzdata,uuid-dev"

# In a mount namespace of its own, so that nothing stays mounted: inside ROOT TOOLCHAIN
inside() {
  mkdir -p "$1/opt/swift"
  mount --bind "$2" "$1/opt/swift"
  mount --rbind /dev "$1/dev"
  mount -t proc proc "$1/proc"
  mount -t tmpfs tmpfs "$1/tmp"
  cp /etc/resolv.conf "$1/etc/resolv.conf"
  env --ignore-environment HOME=/root LANG=C.UTF-8 PATH=/opt/swift/usr/bin:/usr/sbin:/usr/bin:/sbin:/bin \
    http_proxy="${http_proxy:-}" https_proxy="${https_proxy:-}" \
    chroot "$1" bash -euo pipefail -c "$(declare -f check_run); $3"
}

# Waits for the address that `make run` prints and asks it for a page.
check_run() {
  make run >/tmp/run.log 2>&1 &
  local make=$! address='' tries
  for ((tries = 0; tries < 900 && ${#address} == 0; tries++)); do
    sleep 1
    kill -0 "$make" 2>/dev/null || break
    address=$(sed -n 's/^Open \(http[^ ]*\) .*/\1/p' /tmp/run.log)
  done
  cat /tmp/run.log
  exec 3<>"/dev/tcp/127.0.0.1/${address##*:}"
  printf 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n' >&3
  head -n 1 <&3 | grep 200
  pkill -P "$make"
  wait "$make" || true
}

if [ "${1:-}" = --inside ]; then
  inside "$2" "$3" "cd /root/toprail && $4"
  exit
fi

command -v debootstrap >/dev/null || apt-get install --yes --no-install-recommends debootstrap
toolchain=$(dirname "$(dirname "$(dirname "$(readlink -f "$(command -v swift)")")")")
# Some gigabytes: /tmp may be memory.
root=$(mktemp -d "${TMPDIR:-/var/tmp}/bare-debian.XXXXXX")
# Some of the tests' programs run as another user, who has to get through the new root too.
chmod 755 "$root"
stop() { [ -n "${KEEP:-}" ] || rm -rf --one-file-system "$root"; }
trap stop EXIT

debootstrap --variant=minbase --include="$prerequisites" bookworm "$root" \
  ${MIRROR:+"$MIRROR"}
git clone --quiet --no-local . "$root/root/toprail"
for step in check_run 'make test'; do
  unshare --mount --propagation private "$0" --inside "$root" "$toolchain" "$step"
done
