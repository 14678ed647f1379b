// Draws the pictures shown when a page is shared into public/. What has not changed is not drawn again.
// Run `npm run social-images` after changing words, prices, the name of the company or a picture, and commit the result.
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { listSocialImages, socialImageFile } from '#domain/paths/social-images.ts';
import { composeSocialImage } from './compose-social-image.ts';
import { markOf, pictureOf, socialImageText } from './social-image-text.ts';

const root = new URL('../../', import.meta.url);
const ledgerFile = new URL('scripts/drawing/social-images.json', root);

async function readLedger(): Promise<Map<string, string>> {
  if (!existsSync(ledgerFile)) return new Map();
  const rows: unknown = JSON.parse(await readFile(ledgerFile, 'utf8'));
  return new Map(Object.entries(rows ?? {}).map(([file, hash]) => [file, String(hash)]));
}

const ledger = await readLedger();
let drawnCount = 0;

for (const image of listSocialImages('en')) {
  const picture = await readFile(pictureOf(image));
  const hash = markOf(image, picture);
  const file = socialImageFile(image.name);
  const target = new URL(`public/${file}`, root);
  if (ledger.get(file) === hash && existsSync(target)) continue;
  await writeFile(target, await composeSocialImage(socialImageText(image), picture));
  ledger.set(file, hash);
  drawnCount += 1;
}

const rows = [...ledger].toSorted(([left], [right]) => left.localeCompare(right, 'en'));
await writeFile(ledgerFile, `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`);
console.log(`${String(drawnCount)} of ${String(ledger.size)} drawn`);
