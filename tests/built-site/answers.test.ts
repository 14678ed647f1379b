// The first lines of a page ask nothing that the page leaves open, and a local page leads with the commonest signs.
import { expect, test } from 'vitest';
import { cities } from '#content/places/cities.ts';
import { placeGuides } from '#content/places/guides/guides.ts';
import { services } from '#content/catalogue/services.ts';
import { findSignWords, listSigns } from '#domain/repair/catalogue-signs.ts';
import { cityServicePath } from '#domain/paths/paths.ts';
import { complain, findPage, shown, type BuiltPage } from './built-site.ts';

/** An answer is at least as long as a short sentence. */
const answerWords = 8;

function countWords(text: string): number {
  return text.split(/\s+/u).filter(Boolean).length;
}

/** The texts of the first band that hold a question, with the element each stands in. */
function listQuestions({ $ }: BuiltPage) {
  const hero = $('main > :first-child');
  return hero
    .find('h1, h2, p, li')
    .toArray()
    .map((node) => $(node))
    .filter((node) => node.closest('form').length === 0 && node.find('p, li').length === 0)
    .filter((node) => node.text().includes('?'));
}

type Element = ReturnType<typeof listQuestions>[number];

/** Whether every link of an element leads to a place on this page that says something. */
function leadsToAnswers({ $ }: BuiltPage, element: Element): boolean {
  const links = element.find('a[href^="#"]').toArray();
  return (
    links.length > 0 &&
    links.every((link) => {
      const target = $(`[id="${($(link).attr('href') ?? '').slice(1)}"]`);
      const said = target.is('h1, h2, h3') ? target.closest('section').text() : target.text();
      return target.length === 1 && countWords(said) >= answerWords;
    })
  );
}

/** Answered: the text goes on after its question, its links lead to answers below, or a heading has its statement below it in the same band. */
function isAnswered(page: BuiltPage, element: Element): boolean {
  const after = element.text().split('?').at(-1) ?? '';
  if (element.is('h1')) {
    const stated = page
      .$('main > :first-child p')
      .toArray()
      .map((node) => page.$(node).text())
      .some((text) => countWords(text) >= answerWords && !text.includes('?'));
    return countWords(after) > 2 || stated;
  }
  return element.find('a').length > 0 ? leadsToAnswers(page, element) : countWords(after) > 2;
}

test('every question in the first lines of a page is answered on that page', () => {
  let asked = 0;
  const problems = complain((page) => {
    const questions = listQuestions(page);
    asked += questions.length;
    return questions.filter((element) => !isAnswered(page, element)).map((element) => element.text());
  });
  expect(problems).toEqual([]);
  expect(asked).toBeGreaterThan(cities.length * services.length);
});

const localPages = cities.flatMap((city) =>
  services.map((service) => ({ city, service, path: cityServicePath(city.slug, service.slug) })),
);
const localPaths = new Set(localPages.map(({ path }) => path));

/** The signs of a built page, in its order. */
function readSigns(path: string): readonly string[] {
  const { $ } = findPage(path);
  return $('main details > [id]')
    .toArray()
    .map((node) => $(node).attr('id') ?? '');
}

test('a question in the description of a local page is one of its first three signs', () => {
  const problems = complain(
    ({ path, $ }) => {
      const service = localPages.find((page) => page.path === path)?.service.slug;
      const named = readSigns(path)
        .slice(0, 3)
        .map((slug) => service && findSignWords(service, slug, 'en')?.label);
      const description = $('meta[name=description]').attr('content') ?? '';
      return [...description.matchAll(/([^.?!]+)\?/gu)]
        .map(([, question = '']) => question.trim())
        .filter((question) => !named.includes(question));
    },
    shown.filter(({ path }) => localPaths.has(path)),
  );
  expect(problems).toEqual([]);
});

test('the two commonest signs are among the first three, and no gas sign leads where no gas is known', () => {
  const faults = localPages.flatMap(({ city, service, path }) => {
    const hasGas = placeGuides[city.slug].facts.some(({ condition }) => condition === 'gas mains');
    const all = listSigns(service.slug);
    const isOfGas = (slug: string) => all.some((sign) => sign.slug === slug && sign.kinds.join() === 'gas');
    const commonest = all
      .filter(({ slug }) => hasGas || !isOfGas(slug))
      .toSorted((one, other) => one.rank - other.rank)
      .slice(0, 2);
    const shownSigns = readSigns(path);
    const first = shownSigns.slice(0, 3);
    return [
      ...(shownSigns.length >= 5 ? [] : [`${path}: ${shownSigns.length} signs`]),
      ...commonest
        .filter(({ slug }) => !first.includes(slug))
        .map(({ slug }) => `${path}: ${slug} is not among the first three`),
      ...(!hasGas && isOfGas(first[0] ?? '') ? [`${path}: leads with gas`] : []),
    ];
  });
  expect(faults).toEqual([]);
});
