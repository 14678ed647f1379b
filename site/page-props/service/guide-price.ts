import { repairGuides, type RepairGuide } from '#content/catalogue/repair-guides.ts';
import type { ServiceSlug } from '#content/catalogue/services.ts';
import type { Language } from '#content/language.ts';
import { guidePriceWords } from '#content/words/money/guide-price-words.ts';
import { repairOrReplaceWords } from '#content/words/repairs/repair-or-replace-words.ts';
import { servicePath } from '#domain/paths/paths.ts';
import { fillText, formatUsd } from '#domain/words/wording.ts';

/** What a national guide prints for repairs of an appliance, in one line; nothing where we found none. */
export function guidePrice(service: ServiceSlug, language: Language): string | undefined {
  const words = guidePriceWords[language];
  const guide: RepairGuide | null = repairGuides[service];
  if (guide === null) return undefined;
  return fillText(words.printed, {
    guide: words.guides[guide.basis],
    repairs: words.repairs[service],
    from: formatUsd(guide.fromUsd, language),
    to: formatUsd(guide.toUsd, language),
  });
}

/** The same line on the page of a place, or the rule where no guide was found, with the way to the reader's own numbers. */
export function guidePriceBlock(service: ServiceSlug, language: Language) {
  return {
    heading: repairOrReplaceWords[language].heading,
    line: guidePrice(service, language) ?? guidePriceWords[language].rule,
    link: {
      text: guidePriceWords[language].ownNumbers,
      path: `${servicePath(service, language)}#replace`,
    },
  };
}
