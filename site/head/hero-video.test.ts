import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { company } from '#content/company/company.ts';
import { heroVideo } from './hero-video.ts';

/** How long a film plays, in seconds, as its movie header says (ISO/IEC 14496-12, mvhd version 0). */
function secondsOf(file: string): number {
  const bytes = readFileSync(file);
  const header = bytes.indexOf('mvhd') + 'mvhd'.length;
  const unitsPerSecond = bytes.readUInt32BE(header + 12);
  return bytes.readUInt32BE(header + 16) / unitsPerSecond;
}

/** Its pixels, as its picture format says (ISO/IEC 14496-15, avc1). */
function sizeOf(file: string): readonly number[] {
  const bytes = readFileSync(file);
  const format = bytes.indexOf('avc1', bytes.indexOf('stsd')) + 'avc1'.length;
  return [bytes.readUInt16BE(format + 24), bytes.readUInt16BE(format + 26)];
}

test('the film and the picture it begins with are large enough for a wide screen', async () => {
  expect(sizeOf('public/videos/repair-hero.mp4')).toEqual([1280, 720]);
  expect(await sharp('site/pictures/scenes/leak.jpg').metadata()).toMatchObject({
    width: 1920,
    height: 1080,
  });
});

test('machines are told of a film that is there, for as long as it plays', () => {
  const film = heroVideo('en');
  expect(film).toMatchObject({
    '@type': 'VideoObject',
    contentUrl: `${company.origin.value}/videos/repair-hero.mov`,
    thumbnailUrl: `${company.origin.value}/videos/repair-hero-poster.jpg`,
    duration: `PT${secondsOf('public/videos/repair-hero.mov')}S`,
  });
  expect(existsSync('public/videos/repair-hero-poster.jpg')).toBe(true);
});

test('the film has what search engines ask of a video', () => {
  expect(heroVideo('en')).toMatchObject({
    name: expect.stringMatching(/\S/u),
    description: expect.stringMatching(/\S/u),
    uploadDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/u),
  });
});
