// Makes the site's one typeface: Familjen Grotesk (OFL 1.1), weights 400-700, cut down to the signs we set, in two files: a
// phone waits for the first before its first words look right; the second comes where a page has one of its signs.
// Run `node scripts/drawing/make-font.ts` after changing the signs, and commit what it writes.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const source = new URL(
  '../../node_modules/@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
  import.meta.url,
);
const fonts = new URL('../../site/styles/fonts/', import.meta.url);

const spell = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, offset) => from + offset));
// The unicode-range of site/styles/font.css says the same.
const rare = `#*<=>[\\]^_\`{|}~¡ª®º¿${spell(0xc0, 0xd6)}${spell(0xd8, 0xff)}`;
const printable = spell(0x20, 0x7e).split('');
const common = `${printable.filter((sign) => !rare.includes(sign)).join('')}\u00A0©°·×–—‘’“”•…`;

const font = await readFile(source);
const files = [
  ['familjen-grotesk.woff2', common],
  ['familjen-grotesk-rare.woff2', rare],
] as const;
for (const [name, signs] of files) {
  const cut = await subsetFont(font, signs, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    // Kerning, tabular figures, and composed accents; the rest is not used.
    keepFeatures: ['kern', 'tnum', 'ccmp'],
    noHinting: true,
  });
  await writeFile(new URL(name, fonts), cut);
  console.log(`${name}: ${String(cut.byteLength)} bytes`);
}
