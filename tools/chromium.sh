#!/bin/sh
# Install Chromium for the browser tests if it is missing and this user may.
set -u
for name in chromium-headless-shell chromium chromium-browser google-chrome; do
  command -v "$name" >/dev/null 2>&1 && exit 0
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
  echo "installing Chromium for the browser tests …"
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq && for package in chromium-headless-shell chromium; do
    apt-get install -y -qq "$package" >/dev/null 2>&1 && exit 0
  done
fi
echo "Chromium is missing and cannot be installed here: the browser tests will be skipped."
echo "Install it by hand (Debian: apt-get install chromium-headless-shell) to run them."
[ -z "${CI:-}" ]
