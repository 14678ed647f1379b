// How the built pages are worded: easy to read, no refused words, no unsafe advice, and claims only where the specification puts them.
import { expect, test } from 'vitest';
import { unsafeShapes } from '#content/words/safety/safety-check.ts';
import { listRefused } from '#content/words/style/refused-words.ts';
import { families } from '../support/page-families.ts';
import { median } from '../support/page-likeness.ts';
import { mainProse, mainTexts } from '../support/page-prose.ts';
import { readingGrade, words } from '../support/readability.ts';
import { complain, findPage, pages, shown, type BuiltPage } from './built-site.ts';

const texts = new Map(shown.map((page) => [page.path, mainTexts(page.$)]));
const textsOf = ({ path }: BuiltPage): readonly string[] => texts.get(path) ?? [];

/** Title and description, as a search engine shows them. */
function readHead({ $ }: BuiltPage): readonly string[] {
  return [$('title').text(), $('meta[name=description]').attr('content') ?? ''];
}

// Flesch-Kincaid; a page of few sentences (a list of links) has no grade. Source of the limits: the project's goals.
const limits = { median: 8, page: 10, fewestWords: 60 } as const;

const ownFamilies = new Set(families.flatMap(({ paths }) => paths));
const read = [
  ...families,
  { name: 'other pages', paths: pages.map(({ path }) => path).filter((path) => !ownFamilies.has(path)) },
];

test.each(read)('an eighth-grader reads them: $name', ({ paths }) => {
  const graded = paths
    .map((path) => ({ path, prose: mainProse(findPage(path).$) }))
    .filter(({ prose }) => words(prose).length >= limits.fewestWords)
    .map(({ path, prose }) => ({ path, grade: readingGrade(prose) }));
  expect(graded.length).toBeGreaterThan(0);
  expect(graded.filter(({ grade }) => grade > limits.page)).toEqual([]);
  expect(median(graded.map(({ grade }) => grade))).toBeLessThanOrEqual(limits.median);
});

test('no page has a refused word or shape', () => {
  const problems = complain((page) =>
    [...textsOf(page), ...readHead(page)].flatMap((text) => listRefused(text, 'en')),
  );
  expect(problems).toEqual([]);
});

test('no page gives unsafe advice', () => {
  const problems = complain((page) =>
    textsOf(page).flatMap((text) =>
      unsafeShapes.filter(({ shape }) => shape.test(text)).map(({ name }) => `${name}: ${text}`),
    ),
  );
  expect(problems).toEqual([]);
});

test('no title and no description promises the same day', () => {
  const problems = complain((page) =>
    readHead(page).filter((text) => /\bsame[- ]day\b|\b(?:often|fixed|visits?|repair) today\b/iu.test(text)),
  );
  expect(problems).toEqual([]);
});

/** What the owner states of the company without evidence yet: figures, badges. Source: specification, sections 1, 2 and 9. */
const ownersClaims = [
  /\b4\.9\b(?! mi)/u,
  /\b2847\b/u,
  /\b2,847\+/u,
  /\b98 ?%/u,
  /\b100\+/u,
  /\b1000\+/u,
  /\b5-star\b/iu,
  /\bMade in USA\b/iu,
  /\bLicensed & Insured\b/iu,
  /\bCertified Technicians\b/u,
  /\bSame-Day Service\b/iu,
  /\bSatisfaction Guarantee\b/iu,
];

test('the claims of the owner stand on the home page, each once, and in the main part of no other page', () => {
  const said = textsOf(findPage('/'));
  for (const claim of ownersClaims) {
    expect(said.filter((text) => claim.test(text)).length, String(claim)).toBeLessThanOrEqual(1);
  }
  const others = shown.filter(({ path }) => path !== '/');
  const problems = complain(
    (page) =>
      [...textsOf(page), ...readHead(page)].filter((text) => ownersClaims.some((claim) => claim.test(text))),
    others,
  );
  expect(problems).toEqual([]);
  expect(others.length).toBe(shown.length - 1);
});

test('no page promises a visit today: it may be asked for', () => {
  const promise =
    /\b(?:often|usually|always|most(?:ly)?) (?:the same day|today)\b|\bwe (?:try to )?come today\b|\btry for (?:the same day|a visit today)\b/iu;
  expect(complain((page) => textsOf(page).filter((text) => promise.test(text)))).toEqual([]);
});
