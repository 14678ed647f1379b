#!/bin/sh
# The broken machine (scenes/leak.png) for four seconds, then in one the mended one (film/frame000.png …: one turn of its
# drum) where the masks (film/mask000.png …) let it through, in the containers browsers ask for. The camera stands still.
# usage: finish-film.sh <folder of renders> <folder for the films>
set -eu
renders=$1 films=$2
mkdir -p "$films"

# The last mask stays; before the first, all is the leak.
still="[0]format=gbrp[large];[1]format=gbrp[same];[large][same]scale2ref=flags=lanczos[broken][mended]"
mask="[2]format=gbrp,tpad=start_duration=4:start_mode=add:color=black:stop=-1:stop_mode=clone[mask]"
look="$still;$mask;[broken][mended][mask]maskedmerge,unsharp=3:3:0.35:3:3:0"
look="$look,scale=out_color_matrix=bt709:out_range=tv,format=yuv420p"
color="-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv"
from="nice -n 19 ffmpeg -v error -y -loop 1 -framerate 24 -i $renders/scenes/leak.png"
from="$from -loop 1 -framerate 24 -i $renders/film/frame%03d.png -framerate 24 -i $renders/film/mask%03d.png"
from="$from -t 8 -an -map_metadata -1"
$from -filter_complex "$look" $color -c:v libx264 -preset slow -crf 24 -profile:v high -tune film -movflags +faststart "$films/repair-hero.mp4"
nice -n 19 ffmpeg -v error -y -i "$films/repair-hero.mp4" -c copy -map_metadata -1 -f mov -movflags +faststart "$films/repair-hero.mov"
$from -filter_complex "$look" $color -c:v libsvtav1 -preset 6 -crf 33 -g 192 -f webm "$films/repair-hero.webm"
# The poster is the film's own first frame, so that nothing jumps when the film takes over.
nice -n 19 ffmpeg -v error -y -i "$films/repair-hero.mp4" -frames:v 1 -q:v 3 "$films/repair-hero-poster.jpg"
