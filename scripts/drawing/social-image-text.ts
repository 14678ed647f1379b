// What each picture for sharing says, and the mark by which one that says something else is told.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { company } from '#content/company/company.ts';
import { socialWords } from '#content/words/shell/social-words.ts';
import { statedCompany } from '#domain/company/company-facts.ts';
import type { SocialImage } from '#domain/paths/social-images.ts';
import { fillFacts } from '#domain/words/fill-facts.ts';
import { standingFacts } from '#domain/words/standing-facts.ts';
import { templateVersion } from './compose-social-image.ts';

const words = fillFacts(socialWords.en, standingFacts(statedCompany.hours, 'en'));

/** Company, heading and the two facts below it. */
export function socialImageText({ heading, price }: SocialImage) {
  return { company: company.name.value, heading, facts: [price ?? words.sameDay, words.warranty] };
}

/** The appliance's portrait; the kitchen where there is none. */
export function pictureOf({ service }: SocialImage): URL {
  const portrait = new URL(`../../site/pictures/appliances/${service ?? 'none'}.jpg`, import.meta.url);
  return existsSync(portrait) ? portrait : new URL('../../site/pictures/scenes/kitchen.jpg', import.meta.url);
}

/** Short hash of all that a picture is drawn from; another hash is another picture. */
export function markOf(image: SocialImage, picture: Buffer): string {
  return createHash('sha256')
    .update(JSON.stringify([templateVersion, socialImageText(image)]))
    .update(picture)
    .digest('base64url')
    .slice(0, 12);
}
