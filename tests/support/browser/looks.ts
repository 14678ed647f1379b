// How a page looks, kept as a small picture and compared with how it looks now.
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { writeWhole } from '../../../scripts/progress/whole-file.ts';

/** The accepted pictures, in the repository. */
const acceptedFolder = join(import.meta.dirname, '..', '..', 'sweeps', 'looks');

/** Where a failed comparison leaves its picture: accepted, now, and what differs, side by side. */
export const differencesFolder = join('.cache', 'looks');

/** A channel (0 to 255) has to differ by more than this for a pixel to count: edges of letters are never quite alike. */
const channelTolerance = 20;

type Pixels = { readonly data: Buffer; readonly width: number; readonly height: number };

/** Makes the small picture of a screenshot: its width divided by `shrinkBy`, which also evens out the edges of letters. */
export async function shrinkLook(screenshot: Buffer, shrinkBy: number): Promise<Buffer> {
  const { width, height } = await sharp(screenshot).metadata();
  const rows = Math.floor(height / shrinkBy);
  return (
    sharp(screenshot)
      // Rows that do not divide would stretch all the others by a hair.
      .extract({ left: 0, top: 0, width, height: rows * shrinkBy })
      .resize({ width: Math.round(width / shrinkBy), height: rows, fit: 'fill' })
      .webp({ quality: 82, effort: 2 })
      .toBuffer()
  );
}

export async function acceptLook(name: string, look: Buffer): Promise<void> {
  mkdirSync(acceptedFolder, { recursive: true });
  await writeWhole(join(acceptedFolder, `${name}.webp`), (path) => writeFile(path, look));
}

/** The accepted picture; undefined when there is none yet. */
export function findAcceptedLook(name: string): Buffer | undefined {
  const file = join(acceptedFolder, `${name}.webp`);
  return existsSync(file) ? readFileSync(file) : undefined;
}

async function heightOf(picture: Buffer): Promise<number> {
  const { height } = await sharp(picture).metadata();
  return height;
}

/** The pixels of a picture at this height: what it lacks is magenta, which differs from everything on a page. */
async function readPixels(picture: Buffer, height: number): Promise<Pixels> {
  const { width, height: own } = await sharp(picture).metadata();
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .extract({ left: 0, top: 0, width, height: Math.min(own, height) })
    .extend({ bottom: Math.max(0, height - own), background: '#f0f' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** One byte a pixel: 1 where it differs. */
function markDifferences(one: Pixels, other: Pixels): Uint8Array {
  const marks = new Uint8Array(one.width * one.height);
  for (let place = 0; place < one.data.length; place += 1) {
    const distance = Math.abs((one.data[place] ?? 0) - (other.data[place] ?? 0));
    if (distance > channelTolerance) marks[Math.floor(place / 3)] = 1;
  }
  return marks;
}

/** Rows of a small picture: a line of text and the air around it. On a long page as a whole a lost line would be nothing. */
const bandRows = 24;

/** How much of a page differs, and of the band that differs most. */
export type LooksDifference = {
  /** Of the band's pixels, 0 to 1. */
  readonly share: number;
  /** The band's first row in the small picture. */
  readonly row: number;
  /** Of the page's pixels, 0 to 1. */
  readonly ofPage: number;
};

const sumOf = (marks: Uint8Array) => marks.reduce((sum, mark) => sum + mark, 0);

function measure(marks: Uint8Array, width: number): LooksDifference {
  let worst = { share: 0, row: 0 };
  for (let row = 0; row * width < marks.length; row += bandRows) {
    const band = marks.subarray(row * width, (row + bandRows) * width);
    const share = sumOf(band) / (width * bandRows);
    if (share > worst.share) worst = { share, row };
  }
  return { ...worst, ofPage: sumOf(marks) / marks.length };
}

/**
 * How a page differs, the taller picture counting. A page's height comes out half a pixel higher or not, so that the last row is there,
 * half white or missing: it counts for nothing. With a name it also leaves accepted, now and differences side by side in `differencesFolder`.
 */
export async function compareLooks(accepted: Buffer, now: Buffer, name?: string): Promise<LooksDifference> {
  const heights = [await heightOf(accepted), await heightOf(now)];
  const [lower, taller] = [Math.min(...heights), Math.max(...heights)];
  const height = taller - lower <= 1 ? lower - 1 : taller;
  const [one, other] = await Promise.all([readPixels(accepted, height), readPixels(now, height)]);
  if (one.width !== other.width) return { share: 1, row: 0, ofPage: 1 };
  const marks = markDifferences(one, other);
  const difference = measure(marks, one.width);
  if (difference.share > 0 && name !== undefined) {
    await leaveDifferences(name, [accepted, now], { ...one, data: Buffer.from(marks) });
  }
  return difference;
}

async function leaveDifferences(
  name: string,
  pictures: readonly Buffer[],
  { data, width, height }: Pixels,
): Promise<void> {
  const white = data.map((mark) => 255 - mark * 255);
  const map = await sharp(white, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
  mkdirSync(differencesFolder, { recursive: true });
  const tallest = Math.max(...(await Promise.all(pictures.map(heightOf))));
  await sharp({ create: { width: width * 3 + 20, height: tallest, channels: 3, background: '#888' } })
    .composite([...pictures, map].map((input, index) => ({ input, left: index * (width + 10), top: 0 })))
    .png()
    .toFile(join(differencesFolder, `${name}.png`));
}
