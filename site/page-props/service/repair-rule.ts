import { guidePrices, type GuidePrice } from '#content/catalogue/guide-prices.ts';
import type { ServiceSlug } from '#content/catalogue/services.ts';
import type { Language } from '#content/language.ts';
import { repairRuleWords } from '#content/words/money/repair-rule-words.ts';
import { serviceWords } from '#content/catalogue/service-words/service-words.ts';
import { repairOrReplaceWords } from '#content/words/repairs/repair-or-replace-words.ts';
import { servicePath } from '#domain/paths/paths.ts';
import { formatUsd } from '#domain/words/wording.ts';

/** What the law names, and the wine cooler, which closes as tightly. */
const closesTightly: ReadonlySet<ServiceSlug> = new Set<ServiceSlug>([
  'refrigerator',
  'wine-cooler',
  'washer',
  'dryer',
]);

/** As the guide calls it, where that is not our word. */
const printedAs: Readonly<Partial<Record<ServiceSlug, string>>> = { stove: 'range' };

/** What a national guide prints for repairs of an appliance, or that none was found. */
export function guidePriceLine(service: ServiceSlug, language: Language): string {
  const words = repairRuleWords[language];
  const repair = printedAs[service] ?? serviceWords[language][service].noun;
  const price: GuidePrice | null = guidePrices[service];
  if (price === null) return words.noGuidePrice(repair);
  return words.guidePrice(repair, formatUsd(price.fromUsd, language), formatUsd(price.toUsd, language));
}

/** The rule of repair or replacement on the page of a place, with the way to the reader's own numbers. */
export function repairRuleBlock(service: ServiceSlug, language: Language, tellsDoorsOff = false) {
  const { rule, ownNumbers, doorsOff, whyDoorsOff } = repairRuleWords[language];
  const { noun } = serviceWords[language][service];
  const law = tellsDoorsOff ? whyDoorsOff(noun) : doorsOff(noun);
  return {
    heading: repairOrReplaceWords[language].heading,
    guidePrice: guidePriceLine(service, language),
    line: rule,
    link: { text: ownNumbers, path: `${servicePath(service, language)}#replace` },
    law: closesTightly.has(service) ? law : undefined,
  };
}
