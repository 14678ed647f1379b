import { expect, test } from 'vitest';
import { readingGrade, sentences } from '../../tests/support/pages/readability.ts';
import { brandServices } from './brand-services.ts';
import { brandWords } from '#content/catalogue/brand-words/brand-words.ts';
import { brands } from './brands.ts';
import { cities } from '#content/places/cities.ts';
import { faqs } from '#content/words/pages/faqs.ts';
import { serviceWords } from '#content/catalogue/service-words/service-words.ts';
import { services } from './services.ts';
import { testimonials } from '#content/company/testimonials.ts';

const pages = services.map(({ slug }) => ({ slug, words: serviceWords.en[slug] }));

const brandPages = brands.map(({ slug }) => ({ slug, words: brandWords.en[slug] }));

function repeated(list: readonly string[]): string[] {
  return list.filter((item, index) => list.indexOf(item) !== index);
}

/** The sentences of a service page; lists of noun phrases are left out. */
function proseOf(words: (typeof pages)[number]['words']): string {
  return [
    words.intro,
    ...words.floridaMatters.map((matter) => matter.text),
    ...words.questions.flatMap(({ question, answer }) => [question, answer]),
  ].join(' ');
}

test('every service page has its safety stops, Florida notes and questions', () => {
  for (const { slug, words } of pages) {
    expect(words.safetyStops.length, slug).toBeGreaterThanOrEqual(3);
    expect(words.floridaMatters.map((matter) => matter.key).toSorted(), slug).toEqual([
      'hard-water',
      'heat',
      'humidity',
      'salt-air',
      'seasonal',
      'surge',
    ]);
    expect(words.questions.length, slug).toBeGreaterThanOrEqual(3);
    expect(words.questions.length, slug).toBeLessThanOrEqual(5);
    expect(sentences(words.intro), slug).toHaveLength(2);
  }
});

test('titles, descriptions and headings of services fit their limits and are unique', () => {
  for (const { slug, words } of pages) {
    expect(words.description.length, slug).toBeLessThanOrEqual(160);
    expect(words.head.title.length, slug).toBeLessThanOrEqual(60);
    expect(words.head.description.length, slug).toBeGreaterThanOrEqual(70);
    expect(words.head.description.length, slug).toBeLessThanOrEqual(155);
  }
  expect(repeated(pages.map(({ words }) => words.head.title))).toEqual([]);
  expect(repeated(pages.map(({ words }) => words.head.description))).toEqual([]);
  expect(repeated(pages.map(({ words }) => words.heading))).toEqual([]);
});

test('no two services share a sentence of more than six words', () => {
  const long = pages.flatMap(({ words }) =>
    [...new Set(sentences(proseOf(words)))].filter((sentence) => sentence.split(' ').length > 6),
  );
  expect(repeated(long)).toEqual([]);
});

test('service pages read at grade nine or below', () => {
  for (const { slug, words } of pages) expect(readingGrade(proseOf(words)), slug).toBeLessThanOrEqual(9);
});

test('every brand makes something, nothing twice, and every service has at least five brands', () => {
  for (const { slug } of brands) {
    const made: readonly string[] = brandServices[slug];
    expect(made.length, slug).toBeGreaterThanOrEqual(1);
    expect(repeated(made), slug).toEqual([]);
  }
  for (const { slug } of services) {
    const makers = brands.filter((brand) => {
      const made: readonly string[] = brandServices[brand.slug];
      return made.includes(slug);
    });
    expect(makers.length, slug).toBeGreaterThanOrEqual(5);
  }
});

test('brands list their appliances in the order of the services', () => {
  const order = services.map((service) => service.slug);
  for (const { slug } of brands) {
    const made: readonly string[] = brandServices[slug];
    expect(made, slug).toEqual(order.filter((service) => made.includes(service)));
  }
});

test('there are six sample reviews and six home questions, each with its own id', () => {
  expect(testimonials.en).toHaveLength(6);
  expect(repeated(testimonials.en.map((review) => review.id))).toEqual([]);
  for (const review of testimonials.en) {
    expect(review.sample, review.id).toBe(true);
    expect(review.rating, review.id).toBe(5);
    expect(review.date, review.id).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  }
  expect(faqs.en).toHaveLength(6);
  expect(repeated(faqs.en.map((faq) => faq.id))).toEqual([]);
});

test('sample reviews name cities that are served', () => {
  const served: readonly string[] = cities.map((city) => city.name);
  for (const review of testimonials.en) expect(served, review.id).toContain(review.location);
});

/** Everything a brand page says of its own, as running text. */
function wordsOfBrand(words: (typeof brandPages)[number]['words']): string {
  return [
    words.intro,
    ...words.whatItMakes,
    words.owner,
    ...words.modelTags.map((tag) => tag.place),
    ...words.problems.map((problem) => problem.text),
    words.parts,
    words.independence,
  ].join(' ');
}

test('a brand page says what fails and where the tag is, in 90 words of its own or more', () => {
  for (const { slug, words } of brandPages) {
    expect(wordsOfBrand(words).split(/\s+/).length, slug).toBeGreaterThanOrEqual(90);
    expect(words.problems.length, slug).toBeGreaterThanOrEqual(3);
  }
});

test('no brand page tells the history of its maker: it changes nothing for a repair', () => {
  const history = /\b(?:founded|founding|began in|dates from|goes back to|19[0-6]\d)\b/u;
  const telling = brandPages.filter(({ words }) => history.test(wordsOfBrand(words)));
  expect(telling.map(({ slug }) => slug)).toEqual([]);
});

test('brand titles, descriptions and headings fit their limits and are unique', () => {
  for (const { slug, words } of brandPages) {
    expect(words.head.title.length, slug).toBeLessThanOrEqual(60);
    expect(words.head.description.length, slug).toBeGreaterThanOrEqual(70);
    expect(words.head.description.length, slug).toBeLessThanOrEqual(155);
  }
  expect(repeated(brandPages.map(({ words }) => words.head.title))).toEqual([]);
  expect(repeated(brandPages.map(({ words }) => words.head.description))).toEqual([]);
  expect(repeated(brandPages.map(({ words }) => words.heading))).toEqual([]);
});

test('no two brands share a sentence of more than six words, with or without their names', () => {
  const names = new RegExp(brands.map((brand) => brand.name).join('|'), 'g');
  const long = brandPages.flatMap(({ words }) =>
    [...new Set(sentences(wordsOfBrand(words).replace(names, '…')))].filter(
      (sentence) => sentence.split(' ').length > 6,
    ),
  );
  expect(repeated(long)).toEqual([]);
});

test('brand pages speak only of what the brand makes, and show the model tag of all of it', () => {
  for (const { slug, words } of brandPages) {
    const made: readonly string[] = brandServices[slug];
    for (const { service } of words.problems) expect(made, slug).toContain(service);
    expect(words.modelTags.flatMap((tag) => tag.services).toSorted(), slug).toEqual(made.toSorted());
  }
});

test('brands are told apart from us on their own page', () => {
  for (const { slug, words } of brandPages) {
    expect(words.independence, slug).not.toBe('');
    expect(wordsOfBrand(words), slug).not.toMatch(/\b(we are|our) (authori[sz]ed|factory[- ]certified)\b/i);
  }
});

test('the home questions count the brands we list', () => {
  expect(faqs.en.map((faq) => faq.answer).join(' ')).toContain(`The ${brands.length} brands`);
});
