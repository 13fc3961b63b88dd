#!/bin/sh
# Install Chromium for the browser tests if it is missing and this user may.
set -u
for name in chromium chromium-browser google-chrome; do
  command -v "$name" >/dev/null 2>&1 && exit 0
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
  echo "installing Chromium for the browser tests …"
  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null && exit 0
fi
echo "Chromium is missing and cannot be installed here: the browser tests will be skipped."
echo "Install it by hand (Debian: apt-get install chromium) to run them."
[ -z "${CI:-}" ]
