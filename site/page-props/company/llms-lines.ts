import type { Language } from '#content/language.ts';
import { llmsWords } from '#content/words/pages/llms-words.ts';
import { serviceWords } from '#content/catalogue/service-words/service-words.ts';
import { services } from '#content/catalogue/services.ts';
import { visitWords } from '#content/words/shell/visit-words.ts';
import { formatUsd } from '#domain/words/wording.ts';
import { settings } from '#site/settings.ts';
import { listLinkGroups } from './sitemap-groups.ts';
import { siteWords } from '#site/settings-words.ts';

/** The lines of llms.txt: who we are, what may be quoted, prices, and the main pages. */
export function listLlmsLines(language: Language): readonly string[] {
  const words = siteWords(llmsWords, language);
  const prices = services.map(
    ({ slug, startingPriceUsd }) =>
      `- ${serviceWords[language][slug].repairName}: ${visitWords[language].rowPrice(formatUsd(startingPriceUsd, language))}`,
  );
  const groups = listLinkGroups(language).flatMap(({ heading, links }) => [
    '',
    `## ${heading}`,
    ...links.map(({ text, path }) => `- [${text}](${settings.origin}${path})`),
  ]);
  return [
    `# ${settings.siteName}`,
    '',
    `> ${words.summary}`,
    '',
    ...words.notes.map((note) => `- ${note}`),
    `- ${words.phone(settings.phoneText)}`,
    '',
    `## ${words.pricesHeading}`,
    ...prices,
    ...groups,
  ];
}
