#!/bin/sh
# Makes every picture, icon and the hero film again. With --quick: small and coarse, to see that it works.
# Renders go to var/art and are skipped when they are there: delete that folder to start over.
set -eu
cd "$(dirname "$0")/.."

scale=1 samples=1
if [ "${1:-}" = "--quick" ]; then scale=4 samples=6; fi

out=var/art
[ "$scale" = 1 ] || out=var/art-quick
mkdir -p "$out/appliances" "$out/details" "$out/scenes" "$out/film"
services="refrigerator washer dryer dishwasher oven stove wine-cooler range-hood microwave"

# Blender runs at the lowest priority; its own factory settings keep a user's preferences out of the pictures.
render() {
  script=$1 file=$2
  shift 2
  [ -f "$file" ] && return
  echo "$file"
  nice -n 19 blender -b --factory-startup -P "art/blender/$script" -- "$@" --out "$file" >"$out/last-render.log" 2>&1
  [ -f "$file" ] || { tail -20 "$out/last-render.log"; exit 1; }
}

for service in $services; do
  render portrait.py "$out/appliances/$service.png" "$service" --width $((1200 / scale)) --samples $((72 / samples))
done
for scene in kitchen laundry condo technician; do
  render scene.py "$out/scenes/$scene.png" "$scene" --width $((1600 / scale)) --height $((900 / scale)) --samples $((48 / samples))
done
for service in $services; do
  render detail.py "$out/details/$service.png" "$service" --width $((720 / scale)) --samples $((48 / samples))
done

echo "$out/film"
nice -n 19 blender -b --factory-startup -P art/blender/film.py -- --work "$out/film" \
  --width $((960 / scale)) --height $((540 / scale)) --samples $((40 / samples)) >"$out/last-render.log" 2>&1
sh art/finish-film.sh "$out/film" "$([ "$scale" = 1 ] && echo public/videos || echo "$out/videos")"

# A quick run must not put coarse pictures where the site takes its own from.
if [ "$scale" = 1 ]; then
  mkdir -p site/pictures/film
  cp public/videos/repair-hero-poster.jpg site/pictures/film/
  node art/finish-pictures.ts
  node art/draw-icons.ts
fi
