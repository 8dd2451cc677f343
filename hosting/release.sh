#!/usr/bin/env bash
# Publishes the built site behind nginx: bash hosting/release.sh /srv/site
#
# Every release gets its own folder. release.conf names that folder and holds the security policies for its files.
# nginx loads both in one reload, so no visitor gets a mix of two releases. The assets of the live release are copied
# too: assets never change under the same name, and a page opened before the reload may still request them.
set -euo pipefail

folder=${1:?"name the folder of the site, e.g. bash hosting/release.sh /srv/site"}
mkdir -p "$folder"
site=$(cd "$folder" && pwd) # nginx would resolve a relative path from its own folder.
nginx=${NGINX_COMMAND:-nginx} # May include options, for an nginx that is not installed in the usual place.
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
    # Not cp -n: since coreutils 9.2 it fails if the file exists.
    [ -e "$release/assets/$file" ] || cp "$live/assets/$file" "$release/assets/"
  done < "$live/.own-assets"
fi
chmod -R a+rX "$release"

# The live release.conf is kept until nginx accepts the new release, so that a rejected release changes nothing.
[ ! -f "$site/release.conf" ] || cp "$site/release.conf" "$site/release.conf.live"
{
  cat "$built/site-headers.conf"
  echo "map \$host \$site_root { default $release; }"
} > "$site/release.conf.next"
mv "$site/release.conf.next" "$site/release.conf"
if ! $nginx -t -q; then
  if [ -f "$site/release.conf.live" ]; then mv "$site/release.conf.live" "$site/release.conf"; else rm "$site/release.conf"; fi
  rm -r "$release"
  echo "nginx rejected the new release; the live one is unchanged" >&2
  exit 1
fi
[ ! -f "$site/release.conf.live" ] || mv "$site/release.conf.live" "$site/release.conf.before"
$nginx -s reload || { echo "The release is in place, but nginx does not run: start it" >&2; exit 1; }

# Keeps the five newest releases. To roll back, replace release.conf with release.conf.before and reload.
ls -1 "$site/releases" | sort | head -n -5 | while read -r old; do rm -r "$site/releases/${old:?}"; done
echo "$name is live"
