#!/bin/sh
# Builds the web and PDF fonts again. Needs npm and Python 3 with fontTools and Brotli
# (Debian: apt-get install python3-fonttools python3-brotli). PYTHON chooses another Python.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
sources=$(mktemp -d)
trap 'rm -rf "$sources"' EXIT

npm install --no-save --no-audit --no-fund --prefix "$sources" \
  inter-ui@4.1.1 \
  @fontsource-variable/bricolage-grotesque@5.3.0 \
  @expo-google-fonts/bricolage-grotesque@0.4.1 \
  @expo-google-fonts/noto-sans-devanagari@0.4.1 \
  @expo-google-fonts/noto-sans-bengali@0.4.4 \
  @expo-google-fonts/noto-sans-gurmukhi@0.4.1 \
  @expo-google-fonts/noto-sans-gujarati@0.4.2 \
  @expo-google-fonts/noto-sans-oriya@0.4.2 \
  @expo-google-fonts/noto-sans-tamil@0.4.3 \
  @expo-google-fonts/noto-sans-telugu@0.4.2 \
  @expo-google-fonts/noto-sans-kannada@0.4.3 \
  @expo-google-fonts/noto-sans-malayalam@0.4.2

"${PYTHON:-python3}" "$here/build.py" "$sources/node_modules" "$root"
"${PYTHON:-python3}" "$here/indic.py" "$sources/node_modules" "$root"

for folder in "$root/apps/web/public/fonts" "$root/packages/documents/fonts"; do
  cp "$sources/node_modules/inter-ui/LICENSE.txt" "$folder/Inter-OFL.txt"
  cp "$sources/node_modules/@fontsource-variable/bricolage-grotesque/LICENSE" "$folder/BricolageGrotesque-OFL.txt"
done
