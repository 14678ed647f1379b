import { existsSync, readFileSync } from 'node:fs';
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
