// What stands before the faults of a brand of which some machines are to be left off: which ones, so that their owner finds them.
import type { ComponentProps } from 'react';
import type { Brand } from '#content/catalogue/brands.ts';
import { recallFirstWords } from '#content/catalogue/recalls/recall-first-words.ts';
import { serviceWords } from '#content/catalogue/service-words/service-words.ts';
import { services } from '#content/catalogue/services.ts';
import type { Language } from '#content/language.ts';
import { listBrandRecalls } from '#domain/repair/list-recalls.ts';
import { formatList } from '#domain/words/wording.ts';
import type { RecalledFirst } from '#site/sections/brand/RecalledFirst.tsx';
import { recallsHeading } from './brand-sections.ts';

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

/** The machines that a recall leaves off, by appliance, in the order of the nine; undefined where there are none. */
export function recalledFirst(
  brand: Brand,
  language: Language,
): ComponentProps<typeof RecalledFirst> | undefined {
  const recalls = listBrandRecalls(brand.slug, language);
  const rows = services.flatMap(({ slug }) => {
    const named = recalls
      .filter(({ facts }) => facts.leaveOff?.includes(slug))
      .map(({ facts, words }) => ({ machines: words.machines, date: facts.date }));
    return named.length === 0
      ? []
      : [{ label: serviceWords[language][slug].name, machines: machineLines(named, language) }];
  });
  // A range is an oven and a stove: its recall stands once.
  const alike = Map.groupBy(rows, ({ machines }) => machines.join('\n'));
  const joined = [...alike.values()].map((some) => ({
    label: some.map(({ label }) => label).join(', '),
    machines: some[0]?.machines ?? [],
  }));
  const { question, order, others } = recallFirstWords[language];
  const milder = recalls.filter(({ facts }) => facts.leaveOff === undefined);
  const more = services.filter(({ slug }) => milder.some(({ facts }) => facts.services.includes(slug)));
  const ofThese = formatList(
    more.map(({ slug }) => serviceWords[language][slug].plural),
    language,
  );
  const link = { text: recallsHeading(brand, language), path: '#recalls' };
  return rows.length === 0
    ? undefined
    : {
        id: 'recalled-first',
        heading: question,
        intro: order,
        rows: joined,
        others: others(milder.length, ofThese),
        link,
      };
}
