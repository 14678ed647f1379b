// What a search engine prints of a page is a promise: each thing it names stands on the page.
import { expect, test } from 'vitest';
import { brandPageWords } from '#content/words/repairs/brand-page-words.ts';
import { brandServices } from './brand-services.ts';
import { brandWords, type BrandWords } from './brand-words/brand-words.ts';
import { brands, type BrandSlug } from './brands.ts';
import { codeWords } from './code-words/code-words.ts';
import { errorCodes } from './codes/error-codes.ts';
import type { CodeLists } from './codes/code-form.ts';
import { recalls } from './recalls/recalls.ts';
import { serviceWords } from './service-words/service-words.ts';
import { services, type ServiceSlug } from './services.ts';
import { servicePageWords } from '#content/words/repairs/service-page-words.ts';
import { signFrameWords } from '#content/words/repairs/sign-frame-words.ts';
import { signWords } from './sign-words/sign-words.ts';
import type { SignWords } from './signs/sign-form.ts';

/** What every page of the site does, and words that name no thing. */
const said = new Set(
  `a all an and are as at be before but by can cannot does each few for from go how if in inside into is it its let more no nor not of
  on one or other our out over own that the their then this to under up we what when where whether which who why will with without
  would you your yours once never now old real very really two three four first fast further many most mostly some
  florida repair repairs repaired visit visits home ask book booking start starting starts price usual usually often fail fails failed fault
  faults part parts meaning meanings mean means clear service appliance appliances find learn read tell tells use using show shows shown
  name names make makes made kitchen page trouble acting broken down wrong take try see step steps question questions need needs`
    .split(/\s+/u)
    .filter(Boolean),
);

function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\d]+(?:[’'][a-z]+)?/gu) ?? [];
}

function stem(word: string): string {
  return word
    .toLowerCase()
    .replace(/[’']s?$/u, '')
    .replace(/(?:ing|ed|es|s|er|e|ies|ly)$/u, '')
    .replace(/(?<=\p{L}{3})y$|(?<=(\p{L}))\1$/u, '');
}

function stemsOf(text: string): ReadonlySet<string> {
  return new Set(wordsOf(text).map(stem));
}

/** The words of a description that its page does not have. */
function unkept(description: string, page: string): readonly string[] {
  const has = stemsOf(page);
  return wordsOf(description).filter((word) => !said.has(word.toLowerCase()) && !has.has(stem(word)));
}

function everyText(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(everyText) : [];
}

function codesOf(brand: BrandSlug): string {
  const lists: CodeLists = errorCodes;
  const meanings: Readonly<Record<string, unknown>> = codeWords.en;
  return Object.entries(lists)
    .filter(([, { pages }]) => brand in pages)
    .flatMap(([name, { codes }]) => [...codes.flatMap((code) => code.codes), ...everyText(meanings[name])])
    .join(' ');
}

function brandPage(slug: BrandSlug): string {
  const { head: _, ...own }: BrandWords = brandWords.en[slug];
  const made: readonly ServiceSlug[] = brandServices[slug];
  const hasRecalls = recalls.some((recall) => everyText(recall).includes(slug));
  const labels = own.problems.flatMap(({ service, sign }) => {
    const of: Readonly<Record<string, SignWords>> = signWords.en[service];
    return sign === undefined ? [] : [of[sign]?.label ?? ''];
  });
  const names = made.flatMap((service) => [serviceWords.en[service].name, serviceWords.en[service].noun]);
  return [
    ...everyText({ ...own, modelTags: own.modelTags.map(({ place }) => place) }),
    ...everyText(brandPageWords.en),
    ...brands.filter(({ slug }) => own.builtBy?.[slug]).map(({ name }) => name),
    ...labels,
    ...names,
    codesOf(slug),
    hasRecalls ? 'recalls' : '',
    brands.find((brand) => brand.slug === slug)?.name ?? '',
  ].join(' ');
}

test('a brand’s description names nothing that its page does not hold', () => {
  const unkeptBy = brands.map(({ slug }) => ({
    slug,
    missing: unkept(brandWords.en[slug].head.description, brandPage(slug)),
  }));
  expect(unkeptBy.filter(({ missing }) => missing.length > 0)).toEqual([]);
});

test('a service’s description names nothing that its page does not hold', () => {
  const unkeptBy = services.map(({ slug }) => {
    const { head, ...own } = serviceWords.en[slug];
    return {
      slug,
      missing: unkept(
        head.description,
        [
          ...everyText(own),
          ...everyText(signWords.en[slug]),
          ...everyText(servicePageWords.en),
          ...everyText(signFrameWords.en),
        ].join(' '),
      ),
    };
  });
  expect(unkeptBy.filter(({ missing }) => missing.length > 0)).toEqual([]);
});
