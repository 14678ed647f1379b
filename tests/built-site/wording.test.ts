// How the built pages are worded: easy to read, no refused words, no unsafe advice, and claims only where the specification puts them.
import { expect, test } from 'vitest';
import { unsafeShapes } from '#content/words/safety/safety-check.ts';
import { listRefused } from '#content/words/style/refused-words.ts';
import { families } from '../support/pages/page-families.ts';
import { median } from '../support/pages/page-likeness.ts';
import { mainProse, mainTexts } from '../support/pages/page-prose.ts';
import { readingGrade, words } from '../support/pages/readability.ts';
import { hasVerb } from '../support/pages/verbs.ts';
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

const localFamilies = families.filter(({ name }) => name === 'cities' || name.endsWith('in every city'));
const localPages = localFamilies.flatMap(({ paths }) => paths.map(findPage));

/** Whole sentences; the full stop of "St. Cloud" and of a street's number ends none. */
function sentencesOf(page: BuiltPage): readonly string[] {
  return textsOf(page)
    .filter((text) => /[.!]$/u.test(text) && !/^(?:Coast|Counties): /u.test(text))
    .flatMap((text) => text.split(/(?<=[.!?])(?<!\bSt\.) +(?=[A-Z0-9"“])/u))
    .filter((sentence) => !sentence.endsWith('?'));
}

/** Word for word in the specification, section 5: with its straight apostrophe. */
const specifiedStraight = "We'll call you within";

test('apostrophes and quotation marks are curly', () => {
  const problems = complain((page) =>
    [...textsOf(page), ...readHead(page)].filter((text) =>
      /['"]/u.test(text.replaceAll(specifiedStraight, '')),
    ),
  );
  expect(problems).toEqual([]);
});

test('every sentence of a local page has a verb', () => {
  // Shared help stands on 106 pages: each fragment once, with a page that has it.
  const fragments = new Map(
    localPages.flatMap((page) =>
      sentencesOf(page)
        .filter((sentence) => !hasVerb(sentence))
        .map((sentence) => [sentence, page.path] as const),
    ),
  );
  expect([...fragments]).toEqual([]);
  expect(hasVerb('Often a stopped fan or a door left ajar.')).toBe(true);
  expect(hasVerb('No flame, no switch.')).toBe(false);
});

test('a local page says "tell us" once at most, and asks for what it needs in as many other words', () => {
  const often = complain((page) => {
    const said =
      textsOf(page)
        .join(' ')
        .match(/\btell us\b/giu) ?? [];
    return said.length > 1 ? [`${said.length} times`] : [];
  }, localPages);
  expect(often).toEqual([]);
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
  /\bMade in USA\b/iu,
  /\bLicensed & Insured\b/iu,
  /\bCertified Technicians\b/u,
  /\bSame-Day Service\b/iu,
  /\bSatisfaction Guarantee\b/iu,
];
/** Those the banner makes, above every page. */
const bannerClaims = [/\b1000\+/u, /\b5-star\b/iu];

test('the claims of the owner stand in the main part of the home page, each once, and of no other page', () => {
  const home = findPage('/');
  const counts = ownersClaims.map((claim) => textsOf(home).filter((text) => claim.test(text)).length);
  expect(counts).toEqual(ownersClaims.map(() => 1));
  const problems = complain((page) => {
    const refused = page === home ? bannerClaims : [...ownersClaims, ...bannerClaims];
    return [...textsOf(page), ...readHead(page)].filter((text) => refused.some((claim) => claim.test(text)));
  });
  expect(problems).toEqual([]);
});

/** The owner's four statements on money, as they were reviewed. A comma that is changed is changed here, too. */
const moneyStatements = [
  'The visit price covers the trip and diagnosis. It counts toward the repair if you go ahead; if not, you pay nothing else. A visit outside regular hours is arranged by phone and costs the same.',
  'We tell you the full price after the technician finds the fault and before any work begins. Then you decide.',
  'The repair we did and the parts we installed are under warranty for 90 days from the day we finish the repair. If the same fault returns in that time, call us and we’ll come back.',
  'If you are not happy with our work, tell us and we’ll come back to look at it.',
] as const;

test('the terms say what the visit price, the warranty and the guarantee mean, and pages with prices say it alike', () => {
  const terms = textsOf(findPage('/terms-of-service')).join('\n');
  expect(moneyStatements.filter((statement) => !terms.includes(statement))).toEqual([]);
  const priced = families.filter(({ name }) => name !== 'services').flatMap(({ paths }) => paths);
  const problems = complain(
    (page) =>
      textsOf(page).some((text) => text.includes(moneyStatements[0])) ? [] : ['no word on the price'],
    priced.map(findPage),
  );
  expect(problems).toEqual([]);
});

test('what is so at night is said once beside the hours and once in the terms', () => {
  const terms = textsOf(findPage('/terms-of-service')).join('\n');
  expect(terms).toMatch(
    /answer the phone day and night, and tell you then whether a technician can come outside these hours/u,
  );
  for (const path of ['/tampa', '/tampa-washer-repair'])
    expect(textsOf(findPage(path)).join('\n'), path).toMatch(
      /Visits from \$\d\d, plus tax where it applies, 7 am to 9 pm every day\.[^]*Need someone at night\? Call us: we answer day and night/u,
    );
});

test('beside the figures of the home page stands what they are, whose count and as of when', () => {
  const notes = textsOf(findPage('/')).filter((text) =>
    /figures stated by the owner on \w+ \d+, \d{4}\.$/u.test(text),
  );
  expect(notes).toHaveLength(1);
});

test('no page promises a visit today: it may be asked for', () => {
  const promise =
    /\b(?:often|usually|always|most(?:ly)?) (?:the same day|today)\b|\bwe (?:try to )?come today\b|\btry for (?:the same day|a visit today)\b/iu;
  expect(complain((page) => textsOf(page).filter((text) => promise.test(text)))).toEqual([]);
});
