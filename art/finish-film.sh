#!/bin/sh
# The broken machine (scenes/leak.png) melts into the mended one (film/frame000.png …: one turn of its drum) while the view
# comes slowly nearer, in the containers browsers ask for.
# usage: finish-film.sh <folder of renders> <folder for the films>
set -eu
renders=$1 films=$2
mkdir -p "$films"

# The perspective filter moves by parts of a pixel; zooming by whole pixels would tremble.
near="0.028*(1-cos(PI*on/143))"
zoom="x0=W*$near:y0=H*$near:x1=W*(1-$near):y1=H*$near:x2=W*$near:y2=H*(1-$near):x3=W*(1-$near):y3=H*(1-$near)"
melt="[0]format=gbrp[large];[1]format=gbrp[same];[large][same]scale2ref=flags=lanczos[broken][mended];[broken][mended]xfade=duration=0.9:offset=1.9"
look="perspective=$zoom:eval=frame:interpolation=cubic,scale=iw*8/9:-2:flags=lanczos,unsharp=3:3:0.35:3:3:0"
look="$melt,$look,scale=out_color_matrix=bt709:out_range=tv,format=yuv420p"
color="-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv"
from="nice -n 19 ffmpeg -v error -y -loop 1 -framerate 24 -t 3 -i $renders/scenes/leak.png"
from="$from -loop 1 -framerate 24 -i $renders/film/frame%03d.png -t 6 -an -map_metadata -1"
$from -filter_complex "$look" $color -c:v libx264 -preset slow -crf 25 -profile:v high -tune film -movflags +faststart "$films/repair-hero.mp4"
nice -n 19 ffmpeg -v error -y -i "$films/repair-hero.mp4" -c copy -map_metadata -1 -f mov -movflags +faststart "$films/repair-hero.mov"
$from -filter_complex "$look" $color -c:v libsvtav1 -preset 6 -crf 33 -g 144 -f webm "$films/repair-hero.webm"
# The poster is the film's own first frame, so that nothing jumps when the film takes over.
nice -n 19 ffmpeg -v error -y -i "$films/repair-hero.mp4" -frames:v 1 -q:v 3 "$films/repair-hero-poster.jpg"
