#!/bin/sh
# Frames of the way there (frame000.png …) become a loop there and back, in the containers browsers ask for.
# usage: finish-film.sh <folder with frames> <folder for the films>
set -eu
frames=$1 films=$2
mkdir -p "$films"

# A rest at both ends, then the way there and the same frames back. The last frame is the neighbor of the first.
list=$frames/loop.txt
last=$(ls "$frames"/frame*.png | wc -l)
rest=12
: >"$list"
add() { printf "file 'frame%03d.png'\nduration 0.0416667\n" "$1" >>"$list"; }
i=0; while [ $i -lt $rest ]; do add 0; i=$((i + 1)); done
i=0; while [ $i -lt "$last" ]; do add $i; i=$((i + 1)); done
i=0; while [ $i -lt $rest ]; do add $((last - 1)); i=$((i + 1)); done
i=$((last - 2)); while [ $i -gt 0 ]; do add $i; i=$((i - 1)); done

look="fps=24,unsharp=3:3:0.35:3:3:0,scale=out_color_matrix=bt709:out_range=tv,format=yuv420p"
color="-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv"
from="nice -n 19 ffmpeg -v error -y -f concat -safe 0 -i $list -an -map_metadata -1"
$from -vf "$look" $color -c:v libx264 -preset slow -crf 24 -profile:v high -tune film -movflags +faststart "$films/repair-hero.mp4"
nice -n 19 ffmpeg -v error -y -i "$films/repair-hero.mp4" -c copy -map_metadata -1 -f mov -movflags +faststart "$films/repair-hero.mov"
$from -vf "$look" $color -c:v libsvtav1 -preset 6 -crf 33 -g 144 -f webm "$films/repair-hero.webm"
# The poster is the film's own first frame, so that nothing jumps when the film takes over.
nice -n 19 ffmpeg -v error -y -i "$films/repair-hero.mp4" -frames:v 1 -q:v 3 "$films/repair-hero-poster.jpg"
