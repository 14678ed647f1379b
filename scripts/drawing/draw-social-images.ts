// Draws the pictures shown when a page is shared into public/. What has not changed is not drawn again.
// Run `npm run social-images` after changing words, prices, the name of the company or a picture, and commit the result.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { company } from '#content/company/company.ts';
import { socialWords } from '#content/words/shell/social-words.ts';
import { statedCompany } from '#domain/company/company-facts.ts';
import { listSocialImages, socialImageFile, type SocialImage } from '#domain/paths/social-images.ts';
import { fillFacts } from '#domain/words/fill-facts.ts';
import { standingFacts } from '#domain/words/standing-facts.ts';
import { composeSocialImage, templateVersion } from './compose-social-image.ts';

const root = new URL('../../', import.meta.url);
const ledgerFile = new URL('scripts/drawing/social-images.json', root);

async function readLedger(): Promise<Map<string, string>> {
  if (!existsSync(ledgerFile)) return new Map();
  const rows: unknown = JSON.parse(await readFile(ledgerFile, 'utf8'));
  return new Map(Object.entries(rows ?? {}).map(([file, hash]) => [file, String(hash)]));
}

/** The home page's is the picture of its first screen. */
function pictureOf({ name, service }: SocialImage): URL {
  if (name === undefined) return new URL('site/pictures/scenes/leak.jpg', root);
  const portrait = new URL(`site/pictures/appliances/${service ?? 'none'}.jpg`, root);
  return existsSync(portrait) ? portrait : new URL('site/pictures/scenes/kitchen.jpg', root);
}

const words = fillFacts(socialWords.en, standingFacts(statedCompany.hours, 'en'));
const ledger = await readLedger();
let drawnCount = 0;

for (const image of listSocialImages('en')) {
  const picture = await readFile(pictureOf(image));
  const facts = [image.price ?? words.sameDay, words.warranty];
  const text = { company: company.name.value, heading: image.heading, facts };
  const hash = createHash('sha256')
    .update(JSON.stringify([templateVersion, text]))
    .update(picture)
    .digest('base64url')
    .slice(0, 12);
  const file = socialImageFile(image.name);
  const target = new URL(`public/${file}`, root);
  if (ledger.get(file) === hash && existsSync(target)) continue;
  await writeFile(
    target,
    await composeSocialImage(text, picture, image.name === undefined ? 'center' : 'attention'),
  );
  ledger.set(file, hash);
  drawnCount += 1;
}

const rows = [...ledger].toSorted(([left], [right]) => left.localeCompare(right, 'en'));
await writeFile(ledgerFile, `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`);
console.log(`${String(drawnCount)} of ${String(ledger.size)} drawn`);
