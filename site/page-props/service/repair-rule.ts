import type { ServiceSlug } from '#content/catalogue/services.ts';
import type { Language } from '#content/language.ts';
import { repairRuleWords } from '#content/words/money/repair-rule-words.ts';
import { repairOrReplaceWords } from '#content/words/repairs/repair-or-replace-words.ts';
import { servicePath } from '#domain/paths/paths.ts';

/** The rule of repair or replacement on the page of a place, with the way to the reader's own numbers. */
export function repairRuleBlock(service: ServiceSlug, language: Language) {
  const { rule, ownNumbers } = repairRuleWords[language];
  return {
    heading: repairOrReplaceWords[language].heading,
    line: rule,
    link: { text: ownNumbers, path: `${servicePath(service, language)}#replace` },
  };
}
