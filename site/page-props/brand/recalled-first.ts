// What stands before the first fault of an appliance of which some are recalled: which machines, so that their owner finds them.
import type { Brand } from '#content/catalogue/brands.ts';
import { recallFirstWords } from '#content/catalogue/recalls/recall-first-words.ts';
import type { ServiceSlug } from '#content/catalogue/services.ts';
import type { Language } from '#content/language.ts';
import { listBrandRecalls } from '#domain/repair/list-recalls.ts';
import { formatList } from '#domain/words/wording.ts';

/** What a line needs of a recall. */
type Named = { readonly machines: string; readonly date: string | undefined };

/** Which machines, a line each; where no year says when they were sold or made, the years of their recalls do. */
export function machineLines(recalls: readonly Named[], language: Language): readonly string[] {
  return [...Map.groupBy(recalls, ({ machines }) => machines)].map(([machines, alike]) => {
    const years = alike.flatMap(({ date }) => date?.slice(0, 4) ?? []).toSorted();
    if (/\b(?:19|20)\d\d\b/u.test(machines) || years.length === 0) return machines;
    return recallFirstWords[language].recalledIn(machines, formatList(years, language), years.length);
  });
}

/** The machines of one appliance that a recall leaves off; undefined where there are none. */
export function recalledFirst(service: ServiceSlug, brand: Brand, language: Language) {
  const named = listBrandRecalls(brand.slug, language)
    .filter(({ facts }) => facts.leaveOff?.includes(service))
    .map(({ facts, words }) => ({ machines: words.machines, date: facts.date }));
  const { question, some, order } = recallFirstWords[language];
  return named.length === 0 ? undefined : { question, some, machines: machineLines(named, language), order };
}
