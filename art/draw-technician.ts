// Draws the technician in the line of the plates, from areas that blender/outline.py colored.
// usage: node art/draw-technician.ts areas.png technician.svg
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { tones, unseen } from './technician/tones.ts';
import { traceArea, type Field } from './technician/trace.ts';

const [source = 'var/art/lines/technician.png', target = 'site/pictures/visit/technician.svg'] =
  process.argv.slice(2);

/** What is shown of the scene, in pixels of a picture of 2880: the person, the tools, the opened machine. */
const cut = { left: 200, top: 40, width: 2200, height: 1540 };
const scale = 0.5;

const names: unknown = JSON.parse(readFileSync(source.replace(/png$/u, 'json'), 'utf8'));
if (!Array.isArray(names)) throw new Error(`No names beside ${source}`);
const drawn = names.map((name) => {
  const title = String(name);
  return unseen.test(title) ? -1 : tones.findIndex(({ knows }) => knows.test(title));
});

const whole = await sharp(source).metadata();
const by = whole.width / 2880;
const field: Field = { width: Math.round(cut.width * by), height: Math.round(cut.height * by) };
const { data } = await sharp(source)
  .extract({ left: Math.round(cut.left * by), top: Math.round(cut.top * by), ...field })
  .removeAlpha()
  .raw()
  .toBuffer({ resolveWithObject: true });

/** The number that outline.py gave the area of a pixel: in red and green, 32 steps each. */
function areaAt(at: number): number {
  const [low, high] = [data[at * 3] ?? 0, data[at * 3 + 1] ?? 0].map((step) => Math.round((step * 31) / 255));
  return (low ?? 0) + 32 * (high ?? 0);
}

const count = field.width * field.height;
const toneOf = new Int8Array(count);
const lit = new Uint8Array(count);
for (let at = 0; at < count; at += 1) {
  toneOf[at] = drawn[areaAt(at)] ?? -1;
  lit[at] = (data[at * 3 + 2] ?? 0) > 127 ? 1 : 0;
}

/** Thread, seams and digits are thinner than a line: they take the tone of what they are on. */
const sewn = new Uint8Array(count);
for (let at = 0; at < count; at += 1) {
  if (/thread|seam|digits/u.test(String(names[areaAt(at)]))) sewn[at] = 1;
}
for (let round = 0; round < 12; round += 1) {
  const before = Int8Array.from(toneOf);
  for (let at = field.width; at < count - field.width; at += 1) {
    if (sewn[at] !== 1 || before[at] !== -1) continue;
    const near = [at - 1, at + 1, at - field.width, at + field.width].find(
      (other) => (before[other] ?? -1) >= 0,
    );
    if (near !== undefined) [toneOf[at], lit[at]] = [before[near] ?? -1, lit[near] ?? 0];
  }
}

/** Whether most of a small square around a pixel, of the same tone, is in the shade. */
function isShaded(at: number, tone: number): boolean {
  if (toneOf[at] !== tone) return false;
  let balance = 0;
  for (let down = -4; down <= 4; down += 1) {
    for (let right = -4; right <= 4; right += 1) {
      const other = at + down * field.width + right;
      if (toneOf[other] === tone) balance += lit[other] === 1 ? -1 : 1;
    }
  }
  return balance > 0;
}

const areas = tones.map(({ name, light, dark }, tone) => {
  const near = 1.25 * by;
  const all = traceArea(field, (at) => toneOf[at] === tone, {
    scale: scale / by,
    least: 110 * by * by,
    near,
  });
  const shades = new Uint8Array(count);
  const isFlat = light[0] === light[1] && dark[0] === dark[1];
  for (let at = 0; !isFlat && at < count; at += 1) shades[at] = isShaded(at, tone) ? 1 : 0;
  const least = 420 * by * by;
  const shaded = traceArea(field, (at) => shades[at] === 1, { scale: scale / by, least, near: near * 1.5 });
  return { name, all, shaded };
});

function colors(theme: 'light' | 'dark'): string {
  return tones
    .map((tone) => `.${tone.name}{fill:${tone[theme][0]}}.${tone.name}-s{fill:${tone[theme][1]}}`)
    .join('');
}

const [width, height] = [cut.width * scale, cut.height * scale];
const shapes = areas
  .filter(({ all }) => all.d !== '')
  .toSorted((a, b) => b.all.size - a.all.size)
  .map(
    ({ name, all, shaded }) =>
      `<path class="${name}" d="${all.d}"/>${shaded.d === '' ? '' : `<path class="${name}-s n" d="${shaded.d}"/>`}${name === 'lead' ? '' : `<path d="${all.d}"/>`}`,
  );
writeFileSync(
  path.resolve(target),
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<style>:root{--l:#0b3239;--g:#eef1e6}${colors('light')}@media screen and (prefers-color-scheme:dark){:root{--l:#b9c8c2;--g:#11302f}${colors('dark')}}path{stroke:var(--l);stroke-width:1.6;stroke-linejoin:round;fill:none;fill-rule:evenodd}.n,.lead{stroke:none}.g{fill:var(--g)}text{fill:#0b3239;font:700 12px system-ui,Arial,sans-serif;text-anchor:middle}</style>`,
    `<path class="g n" d="M0 0h${width}v${height}H0z"/>`,
    ...shapes,
    // What the meter shows.
    '<text transform="translate(885 611)rotate(3)">119.8</text>',
    '</svg>\n',
  ].join('\n'),
);
