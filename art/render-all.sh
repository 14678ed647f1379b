#!/bin/sh
# Makes every picture, icon and the hero film again. With --quick: all of it small and coarse, to see that it works.
# Renders go to var/art and are skipped when they are there: delete that folder to start over.
set -eu
cd "$(dirname "$0")/.."

# A quick run must not put coarse pictures where the site takes its own from: it finishes them inside its own folder.
scale=1 samples=1 out=var/art masters=site/pictures public=public
if [ "${1:-}" = "--quick" ]; then scale=4 samples=6 out=var/art-quick masters=$out/pictures public=$out/public; fi
mkdir -p "$out/appliances" "$out/details" "$out/scenes" "$out/film" "$masters/film"
services="refrigerator washer dryer dishwasher oven stove wine-cooler range-hood microwave"

# Blender runs at the lowest priority; its own factory settings keep a user's preferences out of the pictures.
blend() {
  script=$1
  shift
  nice -n 19 blender -b --factory-startup --python-exit-code 1 -P "art/blender/$script" -- "$@" \
    >"$out/last-render.log" 2>&1 || { tail -20 "$out/last-render.log"; exit 1; }
}

# render <script> <file> <width> <height> <samples> <what>
render() {
  [ -f "$2" ] && return
  echo "$2"
  size="--width $(($3 / scale))"
  [ "$4" = 0 ] || size="$size --height $(($4 / scale))"
  blend "$1" "$6" $size --samples $(($5 / samples)) --out "$2"
}

for service in $services; do
  render portrait.py "$out/appliances/$service.png" 1200 0 72 "$service"
done
render scene.py "$out/scenes/kitchen.png" 1600 900 48 kitchen
render scene.py "$out/scenes/technician.png" 1440 810 40 technician
render scene.py "$out/scenes/laundry.png" 1280 720 40 laundry
render scene.py "$out/scenes/condo.png" 1280 720 40 condo
for service in $services; do
  render detail.py "$out/details/$service.png" 720 0 32 "$service"
done

# H.264 takes even sizes only.
echo "$out/film"
blend film.py --work "$out/film" --width $((960 / scale)) --height $((540 / scale / 2 * 2)) --samples $((40 / samples))
sh art/finish-film.sh "$out/film" "$public/videos"
cp "$public/videos/repair-hero-poster.jpg" "$masters/film/"
node art/finish-pictures.ts "$out" "$masters"
node art/draw-icons.ts "$public"
