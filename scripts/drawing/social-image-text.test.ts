import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { listSocialImages, socialImageFile } from '#domain/paths/social-images.ts';
import { markOf, pictureOf, socialImageText } from './social-image-text.ts';

test('every picture for sharing says the price and the warranty of today: else run "npm run social-images"', async () => {
  const ledger: unknown = JSON.parse(await readFile(new URL('social-images.json', import.meta.url), 'utf8'));
  const drawn = new Map(Object.entries(ledger ?? {}));
  const stale: string[] = [];
  for (const image of listSocialImages('en')) {
    const file = socialImageFile(image.name);
    if (drawn.get(file) !== markOf(image, await readFile(pictureOf(image)))) stale.push(file);
  }
  expect(stale).toEqual([]);
});

test('another price or warranty is another picture', () => {
  const image = { name: 'washer-repair', heading: 'Washer repair', price: 'From $1' };
  const none = Buffer.alloc(0);
  expect(socialImageText(image).facts).toEqual(['From $1', expect.stringMatching(/^\d+-day warranty$/u)]);
  expect(markOf(image, none)).not.toBe(markOf({ ...image, price: 'From $2' }, none));
});
