import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  aNoisyPicture,
  aPicture,
  aTellingPhoto,
  photoCanary,
} from '../../tests/support/builders/picture-files.ts';
import { aFolder } from '../../tests/support/machine/temporary-folder.ts';
import { largestKeptBytes } from '#domain/my-request/request-limits.ts';
import { createPhotoDesk } from './photo-desk.ts';
import type { Rewritten } from './rewrite-photo.ts';

const desk = createPhotoDesk();

async function rewrite(original: Uint8Array): Promise<Extract<Rewritten, { kind: 'kept' }>> {
  const answer = await desk.rewrite(original);
  if (answer.kind !== 'kept') throw new Error(`It was ${answer.kind}`);
  return answer;
}

/** Whether a corner of a picture is black. */
async function isBlackAt(webp: Buffer, x: number, y: number): Promise<boolean> {
  const { data, info } = await sharp(webp).raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * info.channels;
  return (data[at] ?? 255) < 40;
}

test('a photo is turned upright and tells nothing but what it shows', async () => {
  const original = await aTellingPhoto();
  const words = original.toString('latin1').split(photoCanary).length - 1;
  expect(words).toBeGreaterThanOrEqual(3);
  const { webp, width, height } = await rewrite(original);
  expect([width, height]).toEqual([800, 1200]);
  expect(await isBlackAt(webp, 790, 10)).toBe(true);
  expect(await isBlackAt(webp, 10, 10)).toBe(false);
  expect(webp.toString('latin1')).not.toContain(photoCanary);
  const { exif, xmp, icc, format } = await sharp(webp).metadata();
  expect({ exif, xmp, icc, format }).toEqual({ format: 'webp' });
});

test('each kind of picture is kept at its size, or smaller, and never as more than 300 kB', async () => {
  const small = aPicture(640, 480);
  const large = aPicture(4032, 3024);
  for (const [original, size] of [
    [await small.clone().png().toBuffer(), [640, 480]],
    [await small.clone().webp().toBuffer(), [640, 480]],
    [await small.clone().jpeg({ progressive: true }).toBuffer(), [640, 480]],
    [await small.clone().toColourspace('cmyk').jpeg().toBuffer(), [640, 480]],
    [await small.clone().toColourspace('b-w').png().toBuffer(), [640, 480]],
    [await large.jpeg().toBuffer(), [1600, 1200]],
  ] as const) {
    const { webp, width, height } = await rewrite(original);
    expect([width, height]).toEqual(size);
    expect(webp.length).toBeLessThanOrEqual(largestKeptBytes);
  }
  const { webp } = await rewrite(await aNoisyPicture(2000, 2000).jpeg({ quality: 95 }).toBuffer());
  expect(webp.length).toBeLessThanOrEqual(largestKeptBytes);
});

test('what lies behind glass is on white, and an animated picture stands still', async () => {
  const glass = sharp({
    create: { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  });
  const { webp } = await rewrite(await glass.png().toBuffer());
  expect(await isBlackAt(webp, 20, 20)).toBe(false);
  const frames = await Promise.all(
    [aPicture(64, 64), aNoisyPicture(64, 64)].map((one) => one.png().toBuffer()),
  );
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  expect((await sharp(moving).metadata()).pages).toBe(2);
  const still = await rewrite(moving);
  expect((await sharp(still.webp).metadata()).pages ?? 1).toBe(1);
  expect(still.height).toBe(64);
});

async function aProgram(code: string): Promise<string> {
  const program = join(await aFolder(), 'program.mjs');
  await writeFile(program, code);
  return program;
}

test('a process that hangs, dies or says half is the end of that photo alone', async () => {
  const picture = await aPicture(64, 64).png().toBuffer();
  for (const code of [
    'setInterval(() => {}, 1000)',
    'process.kill(process.pid, "SIGSEGV")',
    'process.stdout.write("{")',
    '',
    'process.stdout.write(JSON.stringify({ kind: "kept", width: 1, height: 1 }) + "\\n"); process.exitCode = 1',
  ]) {
    const program = await aProgram(code);
    const answer = await createPhotoDesk({ program, timeLimitMs: 2000 }).rewrite(picture);
    expect(answer, code).toEqual({ kind: 'unreadable' });
  }
});

test('one photo at a time; whoever finds a long line is told, and the line goes on', async () => {
  const program = await aProgram(
    'process.stdin.resume().on("end", () => process.stdout.write(JSON.stringify({ kind: "too-many-pixels" }) + "\\n"))',
  );
  const crowded = createPhotoDesk({ program });
  const answers = await Promise.all(Array.from({ length: 12 }, () => crowded.rewrite(Buffer.of(1))));
  expect(answers.map(({ kind }) => kind).filter((kind) => kind === 'busy')).toHaveLength(4);
  expect(await crowded.rewrite(Buffer.of(1))).toEqual({ kind: 'too-many-pixels' });
});
