// What the nine service pages have to answer: what a visit and a repair cost, repair or replace, recalls, and a form in reach.
import { expect, test } from 'vitest';
import type { PlateSign } from '#content/catalogue/plates/plate-form.ts';
import { stovePlate } from '#content/catalogue/plates/stove-plate.ts';
import { recallWords } from '#content/catalogue/recalls/recall-words.ts';
import { recalls } from '#content/catalogue/recalls/recalls.ts';
import { signs } from '#content/catalogue/signs/signs.ts';
import { moneyWords } from '#content/words/money/money-words.ts';
import { brandPath, servicePath } from '#domain/paths/paths.ts';
import { complain, findPage, pages, type BuiltPage } from './built-site.ts';
import { cityServiceRoutes, serviceRoutes } from './specified-routes.ts';

const servicePages = pages.filter(({ path }) => serviceRoutes.includes(path));

function textOf({ $ }: BuiltPage, selector: string): string {
  return $(selector).text().replaceAll(/\s+/gu, ' ').trim();
}

test('there is a page for each of the nine services', () => {
  expect(servicePages).toHaveLength(9);
});

test('what the visit price means stands once on every page that names a starting price, word for word', () => {
  const local = pages.filter(({ path }) => cityServiceRoutes.includes(path));
  const problems = complain(
    (page) => {
      const count = textOf(page, 'main').split(moneyWords.en.visitPrice).length - 1;
      return count === 1 ? [] : [`${count} times`];
    },
    [...servicePages, ...local],
  );
  expect(problems).toEqual([]);
});

test('repair or replace is worked out in a table that names all three verdicts and their source', () => {
  const problems = complain((page) => {
    const verdicts = textOf(page, '#replace ~ div tbody th');
    const source = textOf(page, '#replace ~ div');
    return [
      ...(verdicts === 'Repair itYour callReplace it' ? [] : [`verdicts: ${verdicts}`]),
      ...(source.includes('Sources:') && source.includes('Consumer Reports') ? [] : ['no source']),
    ];
  }, servicePages);
  expect(problems).toEqual([]);
});

test('recalls lead to their page or to the search at the agency, or the page says that we know of none', () => {
  const problems = complain(({ $ }) => {
    const links = $('section[aria-labelledby=recalls] li a')
      .toArray()
      .map((node) => $(node).attr('href') ?? '');
    const text = $('section[aria-labelledby=recalls]').text();
    return [
      ...links.filter((href) => !/^https:\/\/www\.cpsc\.gov\/Recalls\/(?:20\d\d\/\S+)?$/u.test(href)),
      ...(links.length > 0 || text.includes('we know of no recall') ? [] : ['neither recalls nor a word']),
      ...($('section[aria-labelledby=recalls] a[href="https://www.cpsc.gov/Recalls"]').length === 1
        ? []
        : ['no search']),
    ];
  }, servicePages);
  expect(problems).toEqual([]);
});

test('a recall is told on the page of each brand and of each appliance it names', () => {
  const untold = recalls.flatMap(({ id, brands, services }) => {
    const paths = [
      ...brands.map((brand) => brandPath(brand, 'en')),
      ...services.map((service) => servicePath(service, 'en')),
    ];
    const { machines, remedy } = recallWords.en[id];
    return paths.filter((path) => {
      const text = textOf(findPage(path), 'section[aria-labelledby=recalls]');
      return !text.includes(machines) || !text.includes(remedy);
    });
  });
  expect(untold).toEqual([]);
});

test('a sign opens to a look into its machine that is fetched only then, and to a list that says the same', () => {
  const local = pages.filter(({ path }) => cityServiceRoutes.includes(path));
  const problems = complain(
    ({ $ }) =>
      $('details img[src*=".svg#"]')
        .toArray()
        .flatMap((node) => {
          const { src = '', loading, alt = '' } = node.attribs;
          const slug = src.replace(/^.*#/u, '');
          const isElsewhere = slug !== 'number' && $(node).closest(`#${slug}`).length === 0;
          const listed = $(node).closest('.sign-plate').children('ul').find('li > b').length;
          return [
            ...(isElsewhere ? [`${src} in another sign`] : []),
            ...(loading === 'lazy' ? [] : [`${src} is fetched at once`]),
            ...(listed > 0 && alt !== '' ? [] : [`${src} says nothing`]),
          ];
        }),
    [...servicePages, ...local],
  );
  expect(problems).toEqual([]);
  const washer = servicePages.filter(({ path }) => path.endsWith('/washer-repair'));
  expect(washer.map(({ $ }) => $('.sign-plate > img[src*=".svg#"]').length)).toEqual([
    signs.washer.length + 1,
  ]);
  // The other build, with the same numbers.
  expect(washer.map(({ $ }) => $('details details img[src*="/washer-top."]').length)).toEqual([
    signs.washer.length,
  ]);
  // Of a stove, only what an electric range with a glass top can have: no sign of gas, and none that is not drawn.
  const stove = servicePages.filter(({ path }) => path.endsWith('/stove-repair'));
  const electric = Object.entries<PlateSign | null>(stovePlate.signs).filter(
    ([slug, sign]) => sign !== null && !stovePlate.second.skips.some((skipped) => skipped === slug),
  );
  expect(stove.map(({ $ }) => $('details details img[src*="/stove-glass."]').length)).toEqual([
    electric.length,
  ]);
  expect(washer.map(({ $ }) => $('img[src$=".svg#number"]').length)).toEqual([1]);
});

test('the first screen leads to the form and to the three commonest signs', () => {
  const problems = complain(({ $ }) => {
    const hero = $('main > section').first();
    const signs = hero
      .find('a[href^="#"]')
      .toArray()
      .map((node) => $(node).attr('href') ?? '');
    return [
      ...(signs.includes('#quote-form') ? [] : ['no way to the form']),
      ...(signs.filter((href) => $(`main details ${href}`).length === 1).length === 3
        ? []
        : ['no three signs']),
    ];
  }, servicePages);
  expect(problems).toEqual([]);
});

/** Advice that stood on these pages once and could hurt somebody (content.md, 4). */
const unsafe = [
  /toothpick/iu,
  /(?<!cold and (?:its|the) breaker off, )swap (?:two|the) (?:plug-in )?coils/iu,
  /safe (?:to use )?meanwhile/iu,
  /yellow[^.]*or the reverse/iu,
  /through the flap/iu,
  /(?:run|use)[^.]*filters? (?:out|off|removed)/iu,
  /(?:crack|prop|leave)[^.]*door open[^.]*(?:dry|steam)/iu,
  /valve[^.]*(?:monthly|each month|every month)/iu,
];

test('no service page gives advice that was found unsafe', () => {
  const problems = complain(
    (page) => unsafe.flatMap((advice) => advice.exec(textOf(page, 'main'))?.[0] ?? []),
    servicePages,
  );
  expect(problems).toEqual([]);
});

test('beside a drawing a check has numbers of the drawing and none of its own', () => {
  const problems = complain(
    (page) =>
      page
        .$('details.plate:has(.sign-plate)')
        .toArray()
        .flatMap((sign) => {
          const numbers = (within: string) =>
            page
              .$(sign)
              .find(`${within} .mark.check`)
              .toArray()
              .map((mark) => page.$(mark).text());
          const drawn = numbers('.sign-plate');
          return numbers('ol').filter((number) => !drawn.includes(number));
        }),
    servicePages,
  );
  expect(problems).toEqual([]);
});
