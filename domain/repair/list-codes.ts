import { brands, type BrandSlug } from '#content/catalogue/brands.ts';
import { codeWords } from '#content/catalogue/code-words/code-words.ts';
import type { CodeFacts, CodeLists, CodeWords } from '#content/catalogue/codes/code-form.ts';
import { errorCodes } from '#content/catalogue/codes/error-codes.ts';
import type { CodeSource } from '#content/catalogue/codes/code-sources.ts';
import { makerDocuments } from '#content/catalogue/codes/maker-documents.ts';
import { makerPages } from '#content/catalogue/codes/maker-pages.ts';
import { safetyStops, type SafetyStopId } from '#content/catalogue/safety-stops.ts';
import { services, type ServiceSlug } from '#content/catalogue/services.ts';
import { serviceWords } from '#content/catalogue/service-words/service-words.ts';
import type { Language } from '#content/language.ts';
import { errorCodesWords } from '#content/words/repairs/error-codes-words.ts';
import { fillText } from '#domain/words/wording.ts';
import { listSigns } from './catalogue-signs.ts';

/** One code of one brand, with its words and the maker's page or document it was read in. */
export type WordedCode = {
  /** Anchor on the page of codes: "samsung-washer-4c". */
  readonly id: string;
  readonly brand: BrandSlug;
  readonly service: ServiceSlug;
  readonly facts: CodeFacts;
  readonly words: CodeWords;
  readonly source: CodeSource;
};

/** The codes of one appliance of one brand, and the maker's pages and documents they were read in. */
export type CodeGroup = {
  readonly brand: BrandSlug;
  readonly service: ServiceSlug;
  readonly codes: readonly WordedCode[];
  readonly sources: readonly CodeSource[];
};

const lists: CodeLists = errorCodes;
const codeSources = { ...makerPages, ...makerDocuments };

function listAll(language: Language): readonly WordedCode[] {
  const words: Readonly<Record<string, Readonly<Record<string, CodeWords>>>> = codeWords[language];
  return Object.entries(lists).flatMap(([name, { service, pages, codes }]) =>
    brands.flatMap(({ slug: brand }) => {
      const page = pages[brand];
      if (page === undefined) return [];
      const appliance = serviceWords[language][service].noun;
      return codes.flatMap((facts) => {
        const said = words[name]?.[facts.slug];
        if (said === undefined) return [];
        const filled = { ...said, tryFirst: fillText(said.tryFirst, { appliance }) };
        const id = `${brand}-${service}-${facts.slug}`;
        return [{ id, brand, service, facts, words: filled, source: codeSources[page] }];
      });
    }),
  );
}

const codeOrder = new Intl.Collator('en', { numeric: true, ignorePunctuation: true });

/** As a reader looks for a code in a list: F2 before F10, E:30 after E18. */
function byCode(one: WordedCode, other: WordedCode): number {
  return codeOrder.compare(one.facts.codes[0], other.facts.codes[0]);
}

function listGroups(language: Language): readonly CodeGroup[] {
  const all = listAll(language);
  return brands.flatMap(({ slug: brand }) =>
    services.flatMap(({ slug: service }) => {
      const codes = all.filter((code) => code.brand === brand && code.service === service);
      const sources = [...new Set(codes.map(({ source }) => source))];
      return codes.length === 0 ? [] : [{ brand, service, codes: codes.toSorted(byCode), sources }];
    }),
  );
}

const groups = new Map<Language, readonly CodeGroup[]>();

/** All codes by brand and appliance, in the order in which the site lists both. */
export function listCodeGroups(language: Language): readonly CodeGroup[] {
  const known = groups.get(language);
  if (known !== undefined) return known;
  const listed = listGroups(language);
  groups.set(language, listed);
  return listed;
}

/** The codes of one brand, by appliance. */
export function listBrandCodes(brand: BrandSlug, language: Language): readonly CodeGroup[] {
  return listCodeGroups(language).filter((group) => group.brand === brand);
}

/** The code with this anchor, or undefined when the catalogue has none. */
export function findCode(id: string, language: Language): WordedCode | undefined {
  return listCodeGroups(language)
    .flatMap(({ codes }) => codes)
    .find((code) => code.id === id);
}

/** A machine by its brand, in mid sentence: "Samsung washer". */
export function nameMachine(brand: BrandSlug, service: ServiceSlug, language: Language): string {
  const name = brands.find(({ slug }) => slug === brand)?.name ?? brand;
  return errorCodesWords[language].machine(name, serviceWords[language][service].noun);
}

/** How many codes a display can show that these groups explain; several spellings of one meaning each count. */
export function countCodes(counted: readonly CodeGroup[]): number {
  return counted.flatMap(({ codes }) => codes.flatMap(({ facts }) => facts.codes)).length;
}

/** Advice on the breaker, and no danger. */
const noDanger: readonly SafetyStopId[] = ['half-tripped-breaker', 'hot-elements'];

/**
 * What to look out for before any code of an appliance is read: the dangers of the signs whose codes stop the machine, the gravest
 * first. Smoke in a dryer and fire in an oven or a microwave keep the door shut, an oven may burn gas, and a refrigerator’s gas can burn, whatever the code. Lint on
 * fire names the hot plug too.
 */
export function listDangers({ service, codes }: CodeGroup): readonly SafetyStopId[] {
  const stopped = codes.filter(({ facts: { mayRun } }) => mayRun !== 'yes' && mayRun !== 'with-care');
  const named = new Set<SafetyStopId>();
  for (const { slug, safety } of listSigns(service)) {
    if (stopped.some(({ facts }) => facts.sign === slug)) for (const stop of safety) named.add(stop);
  }
  if (service === 'dryer' && named.has('burning-smell')) named.add('lint-fire');
  if (service === 'oven' || service === 'microwave') named.add('fire-inside');
  if (service === 'oven') named.add('gas-smell');
  if (service === 'refrigerator') named.add('refrigerant');
  if (named.has('lint-fire')) named.delete('burning-smell');
  const order = Object.keys(safetyStops);
  return [...named]
    .filter((stop) => !noDanger.includes(stop))
    .toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
}
