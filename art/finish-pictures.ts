// Turns rendered pictures ({appliances,details,scenes}/*.png, and the end of the film) into the masters the site is built from.
// usage: node art/finish-pictures.ts [folder of renders] [folder of masters]
import { globSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const [rendered = 'var/art', masters = 'site/pictures'] = process.argv.slice(2);

/** How the film ends stands alone, too: phones play no film. */
const filmEnd = 'film/frame000.png';

for (const file of [...globSync('{appliances,details,scenes}/*.png', { cwd: rendered }), filmEnd]) {
  const name = file === filmEnd ? 'scenes/mended.png' : file;
  const target = path.join(masters, name.replace(/\.png$/u, '.jpg'));
  await mkdir(path.dirname(target), { recursive: true });
  // Full color resolution: brass, flame and digits are small and would bleed. The page's AVIF and WebP come from these.
  const made = await sharp(path.join(rendered, file))
    .sharpen({ sigma: 0.6, m1: 0.4, m2: 1.2 })
    .jpeg({ quality: 90, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toFile(target);
  console.log(`${target} ${made.width} × ${made.height}, ${Math.round(made.size / 1024)} kB`);
}
