// What the specification gives word by word (sections 1 to 3 and 9), read in the built pages.
import { company } from '#content/company/company.ts';
import { expect, test } from 'vitest';
import { complain, findPage, pages, shown, type BuiltPage } from './built-site.ts';
import {
  brandRoutes,
  cityRoutes,
  cityServiceRoutes,
  regionRoutes,
  serviceRoutes,
} from './specified-routes.ts';

type Selection = ReturnType<BuiltPage['$']>;

const home = findPage('/');

/** Text as it is read: white space is one space. */
function read(selection: Selection): string {
  return selection.text().replaceAll(/\s+/gu, ' ').trim();
}

function readAll({ $ }: BuiltPage, selector: string): readonly string[] {
  return $(selector)
    .toArray()
    .map((node) => read($(node)));
}

/** Texts and addresses of the links a selector finds. */
function listLinks({ $ }: BuiltPage, selector: string): readonly (readonly [string, string])[] {
  return $(selector)
    .toArray()
    .map((node) => [read($(node)), $(node).attr('href') ?? ''] as const);
}

test('the header has six items, in order', () => {
  expect(listLinks(home, 'header nav > ul > li > a')).toEqual([
    ['Home', '/'],
    ['About', '/about'],
    ['Services', '/services'],
    ['Brands', '/brands'],
    ['Service Area', '/florida'],
    ['Contact', '/contact'],
  ]);
});

test('two of them have a list below: nine services and six regions', () => {
  const below = listLinks(home, 'header nav > ul > li ul a').map(([, href]) => href);
  expect(below.toSorted()).toEqual([...serviceRoutes, ...regionRoutes].toSorted());
});

test('every page for visitors has the same header and footer links', () => {
  const links = (page: BuiltPage) =>
    listLinks(page, 'header a, footer a')
      .map(([, href]) => href)
      .join(' ');
  const expected = links(home);
  // Staff and technicians have pages of their own.
  const forVisitors = shown.filter(({ path }) => !/^\/(?:board|answers\/technician)/u.test(path));
  expect(complain((page) => (links(page) === expected ? [] : ['other links']), forVisitors)).toEqual([]);
});

test('the footer leads to the legal pages, the quick links, services and all of them, the phone and the mail', () => {
  const hrefs = listLinks(home, 'footer a').map(([, href]) => href);
  const expected = [
    '/privacy-policy',
    '/terms-of-service',
    '/sitemap',
    '/',
    '/about',
    '/florida',
    '/contact',
    '/services',
  ];
  expect(hrefs).toEqual(expect.arrayContaining(expected));
  expect(hrefs.filter((href) => serviceRoutes.includes(href)).length).toBeGreaterThan(0);
  expect(listLinks(home, 'footer a[href="/services"]').map(([text]) => text)).toContain('View All Services');
  expect(hrefs.some((href) => href.startsWith('tel:'))).toBe(true);
  expect(hrefs.some((href) => href.startsWith('mailto:'))).toBe(true);
});

test('the contact page shows the address for service mail, beside the one for support in the footer', () => {
  const page = findPage('/contact');
  const mails = (where: string) =>
    page
      .$(`${where} a[href^="mailto:"]`)
      .toArray()
      .map((node) => page.$(node).attr('href'));
  expect(mails('main')).toEqual([`mailto:${company.serviceEmail.value}`]);
  expect(mails('footer')).toEqual([`mailto:${company.supportEmail.value}`]);
});

test('the banner and the area are said in the given words', () => {
  const text = read(home.$('body'));
  expect(text).toContain(
    'Your Local Appliance Experts with 5-Star Reviews, 1000+ Repairs and Same Day Service',
  );
  expect(text).toContain('Serving Miami to Jupiter, FL and surrounding areas');
});

test('the home page has its sections in the given order, under the given headings', () => {
  const headings = readAll(home, 'main h2');
  const expected = [
    'What Our Customers Say',
    'Finding Reliable Refrigerator Repair Near You',
    'Why Timely Refrigerator Repair Matters',
    'Common Refrigerator Problems',
    'Benefits of Choosing Local Appliance Repair Services',
    'Need Reliable Refrigerator Repair?',
    'FAQs: Expert Appliance Repair Services',
    'Need Appliance Repair Right Now?',
  ];
  expect(headings.filter((heading) => expected.includes(heading))).toEqual(expected);
  expect(headings.findIndex((heading) => heading.includes('South Florida'))).toBeLessThan(
    headings.indexOf('What Our Customers Say'),
  );
  expect(headings.findIndex((heading) => heading.startsWith('Why Choose'))).toBeGreaterThan(-1);
  expect(headings.at(-1)).toBe('Need Appliance Repair Right Now?');
});

test('each number stands once on the home page, outside its form, its price list and its questions', () => {
  const bands = home.$('main').clone();
  bands.find('form, #quote-form, script, details, .faqs').remove();
  bands
    .find('section')
    .filter((_, node) => /starting price|^FAQs/u.test(read(home.$(node).find('h2'))))
    .remove();
  const text = read(bands);
  for (const number of ['$89', '$75', '24/7', '90-Day', '4 pm', '7 am', '15 minutes', '105', '31 brands']) {
    expect(text.toLowerCase().split(number.toLowerCase()).length - 1, number).toBeLessThanOrEqual(1);
  }
  expect(text).toContain('24/7');
});

test('the cards of the home page have the given headings', () => {
  const headings = readAll(home, 'main h3');
  const cards = [
    ...[
      'Avoid Food Spoilage',
      'Prevent Additional Issues',
      'Maintain Peak Performance',
      'Ensure Home Safety',
    ],
    ...['Cooling Issues', 'Water Leaks', 'Unusual Noises'],
  ];
  expect(headings.filter((heading) => cards.includes(heading))).toEqual(cards);
});

test('the hero calls, leads on, plays the film and holds the quote form', () => {
  const hero = home.$('main > section').first();
  expect(hero.find('h1')).toHaveLength(1);
  expect(hero.find('a[href^="tel:"]').length).toBeGreaterThan(0);
  expect(read(hero.find('a[href="/services"]'))).toContain('Learn more');
  expect(hero.find('video').toString()).toContain('/videos/repair-hero.mov');
  expect(hero.find('#quote-form')).toHaveLength(1);
});

test('the brand strip names eight brands in order', () => {
  const text = read(home.$('main'));
  const brands = ['Samsung', 'LG', 'Whirlpool', 'GE', 'Bosch', 'KitchenAid', 'Maytag', 'Sub-Zero'];
  expect(text).toMatch(new RegExp(brands.join('\\W+'), 'u'));
});

test('nine service cards lead to their pages and say Learn More', () => {
  const cards = listLinks(home, 'main a[href^="/services/"]').filter(([text]) =>
    text.startsWith('Learn More'),
  );
  expect(new Set(cards.map(([, href]) => href))).toEqual(new Set(serviceRoutes));
});

test('six reviews, each marked as an example while it is one', () => {
  const reviews = home
    .$('main section')
    .filter((_, node) => read(home.$(node).find('h2')) === 'What Our Customers Say');
  expect(reviews.find('li')).toHaveLength(6);
  expect(read(reviews).match(/Example review/gu)?.length).toBeGreaterThanOrEqual(6);
});

test('the home page leads to the service area and closes with a call and the schedule', () => {
  expect(listLinks(home, 'main a[href="/florida"]').length).toBeGreaterThan(0);
  const last = home.$('main > :last-child');
  expect(last.find('a[href^="tel:"]').length).toBeGreaterThan(0);
  expect(read(last.find('a[href^="/contact"]'))).toContain('Schedule Online');
});

const prices = [
  ['refrigerator', '$89'],
  ['washer', '$85'],
  ['dryer', '$85'],
  ['dishwasher', '$89'],
  ['oven', '$95'],
  ['stove', '$89'],
  ['wine-cooler', '$95'],
  ['range-hood', '$85'],
  ['microwave', '$75'],
] as const;

test.each(prices)('the starting price of a %s repair is %s on its own page', (service, price) => {
  expect(read(findPage(`/services/${service}-repair`).$('main'))).toContain(price);
});

test('every kind of page offers the phone and a way to a quote in its main part', () => {
  const kinds = [...regionRoutes, ...serviceRoutes, ...brandRoutes, ...cityRoutes, ...cityServiceRoutes];
  const of = pages.filter(({ path }) => kinds.includes(path));
  const problems = complain(({ $ }) => {
    const quote = 'form[action="/api/quote"], a[href^="/contact"], a[href="#quote-form"]';
    return [
      ...($('main a[href^="tel:"]').length > 0 ? [] : ['no phone']),
      ...($('main').find(quote).length > 0 ? [] : ['no way to a quote']),
    ];
  }, of);
  expect(problems).toEqual([]);
});

test('a city page leads to its nine appliance pages, and each of those back', () => {
  const problems = complain(
    ({ path, $ }) => {
      const hrefs = new Set(
        $('main a')
          .toArray()
          .map((node) => $(node).attr('href')),
      );
      return serviceRoutes
        .map((route) => `${path}-${route.replace('/services/', '')}`)
        .filter((route) => !hrefs.has(route))
        .concat(
          serviceRoutes.every((route) => hasLink(`${path}-${route.replace('/services/', '')}`, path))
            ? []
            : ['no way back'],
        );
    },
    pages.filter(({ path }) => cityRoutes.includes(path)),
  );
  expect(problems).toEqual([]);
});

function hasLink(from: string, to: string): boolean {
  return findPage(from).$(`main a[href="${to}"]`).length > 0;
}
