#!/usr/bin/env bash
# Puts a built site live behind nginx: bash hosting/release.sh /srv/site
#
# Every release gets a folder of its own, and release.conf names the folder together with the security policies of
# its very bytes. nginx takes both up in one reload, so no visitor sees half of each. The files of the live release
# go along: their names never change, and a page opened before the reload may still ask for them.
set -euo pipefail

folder=${1:?"say where the site lives, e.g. bash hosting/release.sh /srv/site"}
mkdir -p "$folder"
site=$(cd "$folder" && pwd) # nginx would read a relative path from its own folder.
nginx=${NGINX_COMMAND:-nginx} # With its options, where it does not run from its usual place.
built=$(cd "$(dirname "$0")/.." && pwd)/build
[ -f "$built/client/index.html" ] || { echo "There is no built site in $built/client: run npm run build first" >&2; exit 1; }

name=$(date -u +%Y%m%d-%H%M%S)-$$
release=$site/releases/$name
live=$(sed -n 's/^map $host $site_root { default \(.*\); }$/\1/p' "$site/release.conf" 2>/dev/null || true)
mkdir -p "$release"
cp -r "$built/client/." "$release/"
(cd "$release/assets" && ls -1) > "$release/.own-assets"
if [ -n "$live" ] && [ -f "$live/.own-assets" ]; then
  while read -r file; do
    # Not cp -n: from coreutils 9.2 on it fails where the file is there already.
    [ -e "$release/assets/$file" ] || cp "$live/assets/$file" "$release/assets/"
  done < "$live/.own-assets"
fi
chmod -R a+rX "$release"

# What is live is set aside until nginx has accepted the new release, so that a refusal changes nothing.
[ ! -f "$site/release.conf" ] || cp "$site/release.conf" "$site/release.conf.live"
{
  cat "$built/site-headers.conf"
  echo "map \$host \$site_root { default $release; }"
} > "$site/release.conf.next"
mv "$site/release.conf.next" "$site/release.conf"
if ! $nginx -t -q; then
  if [ -f "$site/release.conf.live" ]; then mv "$site/release.conf.live" "$site/release.conf"; else rm "$site/release.conf"; fi
  rm -r "$release"
  echo "nginx refuses the new release; what was live stays" >&2
  exit 1
fi
[ ! -f "$site/release.conf.live" ] || mv "$site/release.conf.live" "$site/release.conf.before"
$nginx -s reload

# The five newest stay: to go back, put release.conf.before in the place of release.conf and reload.
ls -1 "$site/releases" | sort | head -n -5 | while read -r old; do rm -r "$site/releases/${old:?}"; done
echo "$name is live"
