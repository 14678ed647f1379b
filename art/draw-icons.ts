// Draws the service icons and the favicon set from their SVG sources into public/, or into the folder named.
import { copyFile, mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';

const source = new URL('./', import.meta.url);
const target = pathToFileURL(`${path.resolve(process.argv[2] ?? 'public')}/`);

/** One SVG at a width in pixels; density keeps the drawing sharp at any size. */
function drawn(svg: Buffer, viewBox: number, width: number) {
  return sharp(svg, { density: (72 * width * 4) / viewBox }).resize(width, width);
}

async function drawServiceIcons() {
  await mkdir(new URL('icons/', target), { recursive: true });
  const names = (await readdir(new URL('icons/', source))).filter((name) => name.endsWith('.svg'));
  for (const name of names) {
    const svg = await readFile(new URL(`icons/${name}`, source));
    for (const width of [48, 96]) {
      const file = new URL(`icons/${name.replace('.svg', '')}-${width}`, target).pathname;
      await drawn(svg, 48, width).png({ palette: true, effort: 10 }).toFile(`${file}.png`);
      await drawn(svg, 48, width).webp({ lossless: true, effort: 6 }).toFile(`${file}.webp`);
    }
  }
}

/** A one-picture .ico that holds a PNG, as every browser since 2007 reads it. Layout: learn.microsoft.com "ICO". */
function asIco(png: Buffer, width: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(width, 6);
  head.writeUInt8(width, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

async function drawFavicons() {
  const small = await readFile(new URL('identity/favicon.svg', source));
  const symbol = await readFile(new URL('identity/symbol.svg', source));
  await copyFile(new URL('identity/favicon.svg', source), new URL('favicon.svg', target));
  await writeFile(new URL('favicon.ico', target), asIco(await drawn(small, 32, 32).png().toBuffer(), 32));
  // Home screens round the corners themselves: the plate's ink runs to the edge, and maskable icons keep their safe zone.
  for (const [name, width] of [
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
  ] as const) {
    const picture = await drawn(symbol, 64, width)
      .flatten({ background: '#0b3239' })
      .png({ palette: true, colors: 16, dither: 0 })
      .toBuffer();
    await writeFile(new URL(name, target), picture);
  }
}

await drawServiceIcons();
await drawFavicons();
