import { isPriced, repairGuides } from '#content/catalogue/repair-guides.ts';
import type { ServiceSlug } from '#content/catalogue/services.ts';
import type { Language } from '#content/language.ts';
import { guidePriceWords } from '#content/words/money/guide-price-words.ts';
import { repairOrReplaceWords } from '#content/words/repairs/repair-or-replace-words.ts';
import { servicePath } from '#domain/paths/paths.ts';
import { fillText, formatUsd } from '#domain/words/wording.ts';

/** What a national price guide prints for repairs of an appliance, in one line; nothing where none was found. */
export function guidePrice(service: ServiceSlug, language: Language): string | undefined {
  if (!isPriced(service)) return undefined;
  const words = guidePriceWords[language];
  const guide = repairGuides[service];
  return fillText(words.printed, {
    repairs: words.repairs[service],
    from: formatUsd(guide.fromUsd, language),
    to: formatUsd(guide.toUsd, language),
    average: formatUsd(guide.averageUsd, language),
  });
}

/** The same line on the page of a place, with the way to the reader's own numbers. Where no guide was found there is nothing to say. */
export function guidePriceBlock(service: ServiceSlug, language: Language) {
  const line = guidePrice(service, language);
  if (line === undefined) return undefined;
  return {
    heading: repairOrReplaceWords[language].heading,
    line,
    link: {
      text: guidePriceWords[language].ownNumbers,
      path: `${servicePath(service, language)}#replace`,
    },
  };
}
