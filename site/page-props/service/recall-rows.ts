// Recalls as their section shows them.
import { brands } from '#content/catalogue/brands.ts';
import { recallFirstWords } from '#content/catalogue/recalls/recall-first-words.ts';
import { serviceWords } from '#content/catalogue/service-words/service-words.ts';
import type { ServiceSlug } from '#content/catalogue/services.ts';
import type { Language } from '#content/language.ts';
import { recallFrameWords } from '#content/words/repairs/recall-frame-words.ts';
import { listServiceRecalls, type WordedRecall } from '#domain/repair/list-recalls.ts';
import { countOf, formatDay, formatMonth, formatNumber } from '#domain/words/wording.ts';

/** "August 8, 2024", or the month where we read no day. */
function formatDate(date: string, language: Language): string {
  return date.length === 'yyyy-mm'.length ? formatMonth(date, language) : formatDay(date, language);
}

function recallRow({ facts, words, url }: WordedRecall, language: Language) {
  const frame = recallFrameWords[language];
  const { id, date, units } = facts;
  const names = facts.brands.flatMap((slug) => brands.find((brand) => brand.slug === slug)?.name ?? []);
  return {
    ...words,
    id,
    url,
    brands: names.join(', '),
    facts: [
      ...(date === undefined ? [] : [formatDate(date, language)]),
      ...(units === undefined ? [] : [frame.sold(formatNumber(units, language))]),
    ],
    link: /^\d/u.test(id) ? frame.link(id) : frame.lookUp,
  };
}

/**
 * The way from the dangers of a service page to its recalls, which are far below: how many, and the years of those whose date we read.
 * Undefined where we know of none.
 */
export function recallsLink(service: ServiceSlug, language: Language) {
  const { count, counted, years } = recallFrameWords[language];
  const recalls = listServiceRecalls(service, language);
  const dated = recalls.flatMap(({ facts }) => facts.date?.slice(0, 4) ?? []).toSorted();
  const [first, last] = [dated.at(0), dated.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const { plural } = serviceWords[language][service];
  const text = counted(countOf(recalls.length, count, language), plural, years(first, last));
  return { question: recallFirstWords[language].question, text, path: '#recalls' };
}

/** The props of RecallList; `of` is what was recalled: "stoves", or the name of a brand. */
export function recallProps(of: string, recalls: readonly WordedRecall[], language: Language) {
  const { heading, intro, none, count, note, noteOfNone, search } = recallFrameWords[language];
  return {
    heading: heading(of),
    count: countOf(recalls.length, count, language),
    intro: recalls.length > 0 ? intro : none(of),
    recalls: recalls.map((recall) => recallRow(recall, language)),
    note: recalls.length > 0 ? note : noteOfNone,
    search,
  };
}
