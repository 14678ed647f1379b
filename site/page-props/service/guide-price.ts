import { repairGuides, type RepairGuide } from '#content/catalogue/repair-guides.ts';
import type { ServiceSlug } from '#content/catalogue/services.ts';
import type { Language } from '#content/language.ts';
import { guidePriceWords } from '#content/words/money/guide-price-words.ts';
import { repairOrReplaceWords } from '#content/words/repairs/repair-or-replace-words.ts';
import { servicePath } from '#domain/paths/paths.ts';
import { fillText, formatUsd } from '#domain/words/wording.ts';

/** What a national guide prints for repairs of an appliance, in one line; that none was found where there is none. */
export function guidePrice(service: ServiceSlug, language: Language): string {
  const words = guidePriceWords[language];
  const repairs = words.repairs[service];
  const guide: RepairGuide | null = repairGuides[service];
  if (guide === null) return fillText(words.none, { repairs });
  return fillText(words.printed, {
    guide: words.guides[guide.basis],
    repairs,
    from: formatUsd(guide.fromUsd, language),
    to: formatUsd(guide.toUsd, language),
  });
}

/**
 * The same line on the page of a place, with the way to the reader's own numbers. Where no guide was found it is the rule: that
 * there is none the page of the appliance says once.
 */
export function guidePriceBlock(service: ServiceSlug, language: Language) {
  return {
    heading: repairOrReplaceWords[language].heading,
    line: repairGuides[service] === null ? guidePriceWords[language].rule : guidePrice(service, language),
    link: {
      text: guidePriceWords[language].ownNumbers,
      path: `${servicePath(service, language)}#replace`,
    },
  };
}
