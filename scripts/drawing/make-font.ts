// Makes the site's one typeface: Familjen Grotesk (OFL 1.1), weights 400-700, cut down to the signs we set.
// Run `node scripts/drawing/make-font.ts` after changing the signs, and commit what it writes.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const source = new URL(
  '../../node_modules/@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
  import.meta.url,
);
const target = new URL('../../site/styles/fonts/familjen-grotesk.woff2', import.meta.url);

const ascii = Array.from({ length: 95 }, (_, offset) => String.fromCodePoint(32 + offset)).join('');
const spanish = 'ÁÉÍÑÓÚÜáéíñóúü¡¿ºª';
const punctuation = '\u00A0©®°·×–—‘’“”•…';

const font = await subsetFont(await readFile(source), ascii + spanish + punctuation, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 } },
  // Kerning, tabular figures, and composed accents; the rest is not used.
  keepFeatures: ['kern', 'tnum', 'ccmp'],
  noHinting: true,
});
await writeFile(target, font);
console.log(`${target.pathname}: ${String(font.byteLength)} bytes`);
