import { guidePrices } from '#content/catalogue/guide-prices.ts';
// Every figure a page states about us or a place is the one content/ has: a promise must not differ from page to page.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { brands } from '#content/catalogue/brands.ts';
import { cities, type City } from '#content/places/cities.ts';
import { company } from '#content/company/company.ts';
import { regions } from '#content/places/regions.ts';
import { gasLines, outageLines, utilities, type Utilities } from '#content/places/utilities.ts';
import { services, type Service } from '#content/catalogue/services.ts';
import { listExamples } from '#content/catalogue/usual-life.ts';
import { milesBetween } from '#domain/places/nearby.ts';
import { cityPath, cityServicePath, regionPath, servicePath } from '#domain/paths/paths.ts';
import { formatPhoneNumber, parsePhoneNumber } from '#domain/requests/phone-number.ts';
import { formatMiles, formatUsd } from '#domain/words/wording.ts';
import {
  complain,
  files,
  findPage,
  listAttributes,
  shown,
  siteDirectory,
  type BuiltPage,
} from './built-site.ts';

const phone = parsePhoneNumber(company.phone.value) ?? 'no phone number';

/** The service a path is about, alone or in a city. */
const serviceOfPath = new Map<string, Service>(
  services.flatMap((service) => [
    [servicePath(service.slug), service] as const,
    ...cities.map((city) => [cityServicePath(city.slug, service.slug), service] as const),
  ]),
);

/** The city a path is about, with or without an appliance. */
const cityOfPath = new Map<string, City>(
  cities.flatMap((city) => [
    [cityPath(city.slug), city] as const,
    ...services.map((service) => [cityServicePath(city.slug, service.slug), city] as const),
  ]),
);

/** The words of some HTML: neighboring elements do not run together, what React splits stays whole. */
function readWords(html: string): string {
  return html
    .replaceAll(/<(script|style|svg)\b.*?<\/\1>/gsu, ' ')
    .replaceAll(/<!--.*?-->/gsu, '')
    .replaceAll(/<[^>]+>/gu, ' ')
    .replaceAll(/\s+/gu, ' ');
}

/** What a person or a search engine reads of a page: title, description and words. */
function readAll({ html, $ }: BuiltPage): string {
  return `${$('meta[name=description]').attr('content') ?? ''} | ${readWords(html)}`;
}

const words = new Map(shown.map((page) => [page.path, readAll(page)]));
const wordsOf = ({ path }: BuiltPage): string => words.get(path) ?? '';

/** The first group of every match. */
function listFound(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}

const amounts = /(\$\d[\d,]*(?:\.\d+)?)/gu;

/** What differs from the one right figure, and how often it was said on all pages. "7 am–9:00 pm" is "7 am to 9 pm". */
function compareAll(pattern: RegExp, right: string) {
  const listSaid = (page: BuiltPage) =>
    listFound(wordsOf(page), pattern).map((figure) =>
      figure.replaceAll(':00', '').replace(/–| and /u, ' to '),
    );
  return {
    count: shown.flatMap(listSaid).length,
    problems: complain((page) => listSaid(page).filter((figure) => figure !== right)),
  };
}

/** The items of the page's main part with a link to one of some paths. Far fewer than all its items, each of which would be searched. */
function itemsLinkingTo({ $ }: BuiltPage, paths: ReadonlyMap<string, unknown>, kinds: string) {
  const links = $('main a')
    .toArray()
    .filter((link) => paths.has($(link).attr('href') ?? ''));
  return [...new Set(links.flatMap((link) => $(link).parents(kinds).toArray()))];
}

/** The value beside a label on the plates of a page. */
function readPlate({ $ }: BuiltPage, label: string): readonly string[] {
  return $('dt')
    .toArray()
    .filter((term) => $(term).text() === label)
    .map((term) => $(term).next('dd').text());
}

test('every amount of dollars is the starting price of a service, or a guide’s or an example that says it is not ours', () => {
  const prices = services.map(({ startingPriceUsd }) => formatUsd(startingPriceUsd, 'en'));
  const examples = services.flatMap(({ slug }) =>
    listExamples(slug).flatMap(({ quoteUsd, newPriceUsd }) =>
      [quoteUsd, newPriceUsd].map((usd) => formatUsd(usd, 'en')),
    ),
  );
  const guided = Object.values(guidePrices).flatMap((price) =>
    price === null ? [] : [price.fromUsd, price.toUsd].map((usd) => formatUsd(usd, 'en')),
  );
  const problems = complain((page) => {
    const isGuides = wordsOf(page).includes('Those are its figures, not our prices');
    const isExplained = page.$('.repair-table caption').text().includes('These are not our prices');
    const known = new Set([...prices, ...(isExplained ? examples : []), ...(isGuides ? guided : [])]);
    const found = listFound(wordsOf(page), amounts);
    return found.filter((amount) => !known.has(amount.replace(/,$/u, '')));
  });
  expect(problems).toEqual([]);
});

test('a price beside the link to a service is the price of that service', () => {
  let seen = 0;
  const problems = complain((page) => {
    const { $ } = page;
    return itemsLinkingTo(page, serviceOfPath, 'li, article, tr').flatMap((item) => {
      const paths = $(item)
        .find('a')
        .toArray()
        .map((link) => $(link).attr('href') ?? '');
      const linked = new Set(paths.flatMap((path) => serviceOfPath.get(path) ?? []));
      const [service] = linked;
      const found = listFound($(item).text(), amounts);
      if (service === undefined || linked.size > 1) return [];
      seen += found.length;
      const right = formatUsd(service.startingPriceUsd, 'en');
      return found.filter((amount) => amount !== right).map((amount) => `${service.slug} for ${amount}`);
    });
  });
  expect(problems).toEqual([]);
  expect(seen).toBeGreaterThan(cities.length * services.length);
});

test('the page of a service starts at its price, in the title, on the plate and for machines', () => {
  const own = shown.filter(({ path }) => serviceOfPath.has(path));
  const problems = complain((page) => {
    const right = formatUsd(serviceOfPath.get(page.path)?.startingPriceUsd ?? 0, 'en');
    const said = [
      ...listFound(page.$('title').text(), amounts),
      ...listFound(page.$('meta[name=description]').attr('content') ?? '', amounts),
      ...readPlate(page, 'Starts at'),
      ...listFound(page.html, /"minPrice":(\d+)/gu).map((price) => `$${price}`),
    ];
    return [...said.filter((price) => price !== right), ...(said.includes(right) ? [] : ['no price'])];
  }, own);
  expect(problems).toEqual([]);
  expect(own).toHaveLength(services.length * (cities.length + 1));
});

test('a phone number is the company’s, or on the page of a place one of its power or gas companies', () => {
  const linesOf = ({ power, gas }: Utilities) => [
    ...power.names.map((name) => outageLines[name]),
    ...(gas?.names ?? []).map((name) => gasLines[name]),
  ];
  const problems = complain((page) => {
    const city = cityOfPath.get(page.path);
    const lines =
      city === undefined
        ? [...Object.values(outageLines), ...Object.values(gasLines)]
        : linesOf(utilities[city.slug]);
    const dialed = listAttributes(page, 'a[href^="tel:"]').map(({ href = '' }) => href.slice('tel:'.length));
    const read = listFound(wordsOf(page), /(\(\d{3}\) ?\d{3}-\d{4}|\b\d{3}[-. ]\d{3}[-. ]\d{4}\b)/gu);
    return [
      ...dialed.filter((number) => number !== phone && number !== '911'),
      ...read.filter((number) => number !== formatPhoneNumber(phone) && !lines.includes(number)),
    ];
  });
  expect(problems).toEqual([]);
});

test('the ZIP codes on the page of a place are its own', () => {
  const own = shown.filter(({ path }) => cityOfPath.has(path));
  const problems = complain((page) => {
    const { zips = [], county = '' } = cityOfPath.get(page.path) ?? {};
    const plate = ['ZIP codes', `ZIP codes, ${county} County`, `ZIP code, ${county} County`]
      .flatMap((label) => readPlate(page, label))
      .join(' ')
      .replace(/and \d+ more /u, '');
    const isOnPlate = plate !== '' && zips.join(' ').startsWith(plate);
    return [
      ...listFound(wordsOf(page), /\b(3[234]\d{3})\b/gu).filter((zip) => !zips.some((own) => own === zip)),
      ...(isOnPlate ? [] : [`plate says "${plate}"`]),
    ];
  }, own);
  expect(problems).toEqual([]);
  expect(own).toHaveLength(cities.length * (services.length + 1));
});

test('miles to a neighbor are those between the two points', () => {
  let seen = 0;
  const problems = complain((page) => {
    const { path, $ } = page;
    const here = cityOfPath.get(path);
    if (here === undefined) return [];
    return itemsLinkingTo(page, cityOfPath, 'li').flatMap((item) => {
      const there = cityOfPath.get($(item).find('a').attr('href') ?? '');
      const [miles] = listFound($(item).text(), /([\d.]+) mi\b/gu);
      if (there === undefined || miles === undefined) return [];
      seen += 1;
      const right = formatMiles(milesBetween(here.point, there.point), 'en');
      return miles === right ? [] : [`${miles} miles to ${there.slug}, not ${right}`];
    });
  });
  expect(problems).toEqual([]);
  expect(seen).toBeGreaterThan(cities.length * (services.length + 1));
});

/** How many places each regional page covers, by its path. */
const placesOfRegion = new Map<string, string>(
  regions.map(({ slug, counties }) => {
    const own: readonly string[] = counties;
    return [regionPath(slug), String(cities.filter(({ county }) => own.includes(county)).length)];
  }),
);

test('brands and places are as many as the lists have: one place lies outside the six regions', () => {
  const saidOfBrands = compareAll(/\b(\d+) (?:Appliance Brands|brands)\b/gu, String(brands.length));
  const said = /\b(\d+) (?:cities|places) in six\b/gu;
  const saidOfPlaces = compareAll(said, String(cities.length - 1));
  expect([...saidOfBrands.problems, ...saidOfPlaces.problems]).toEqual([]);
  expect(Math.min(saidOfBrands.count, saidOfPlaces.count)).toBeGreaterThan(1);
});

test('a region has as many places as its counties hold, on its plate and beside links to it', () => {
  let seen = 0;
  const problems = complain((page) => {
    const beside = itemsLinkingTo(page, placesOfRegion, 'li').flatMap((item) => {
      const right = placesOfRegion.get(page.$(item).find('a').attr('href') ?? '');
      const [said] = listFound(page.$(item).text(), /(\d+) (?:places|cities)\b/gu);
      return right === undefined || said === undefined ? [] : [{ said, right }];
    });
    const own = placesOfRegion.get(page.path);
    const plate =
      own === undefined ? [] : readPlate(page, 'Places served').map((said) => ({ said, right: own }));
    seen += beside.length + plate.length;
    return [...beside, ...plate].flatMap(({ said, right }) =>
      said === right ? [] : [`${said}, not ${right}`],
    );
  });
  expect(problems).toEqual([]);
  expect(seen).toBeGreaterThan(regions.length * 2);
});

test('the warranty lasts as many days as the company says', () => {
  const days = String(company.warrantyDays);
  const said = /\b(\d+)(?:-day warranty| days of warranty| days from the day we finish the repair)/giu;
  const { count, problems } = compareAll(said, days);
  expect(problems).toEqual([]);
  expect(count).toBeGreaterThan(3);
  const plates = shown.flatMap((page) => readPlate(page, 'Warranty'));
  expect(plates.filter((text) => text !== `${days} days`)).toEqual([]);
  expect(plates.length).toBeGreaterThan(services.length);
});

test('the call-back takes as many minutes as the company says', () => {
  const promised =
    /\b(?:(?:call|hear|phone|answer)[^.?!|]{0,60}? (?:within|in) (?=\d+ minutes)|(?=\d+-minute call))(\d+)/giu;
  const { count, problems } = compareAll(promised, String(company.callbackMinutes));
  expect(problems).toEqual([]);
  expect(count).toBeGreaterThan(5);
});

test('the hours are the company’s', () => {
  const ranges = /\b(\d+(?::\d\d)? am(?: to | and |–)\d+(?::\d\d)? pm)\b/gu;
  const right = `${company.opensAtHour} am to ${company.closesAtHour - 12} pm`;
  const { count, problems } = compareAll(ranges, right);
  expect(problems).toEqual([]);
  expect(count).toBeGreaterThan(shown.length);
});

test('the last hour for a visit today is the company’s', () => {
  const said = /\b(?:ask|call|requests|same day) before (\d+(?::\d\d)? pm)/giu;
  const { count, problems } = compareAll(said, `${company.sameDayCutoffHour - 12} pm`);
  expect(problems).toEqual([]);
  expect(count).toBeGreaterThan(shown.length);
});

const named = z.object({ name: z.string() });
const business = z.object({
  '@type': z.literal('LocalBusiness'),
  name: z.string(),
  telephone: z.string(),
});
const wholeBusiness = business.extend({
  foundingDate: z.string(),
  priceRange: z.string(),
  paymentAccepted: z.string(),
  areaServed: z.array(named),
  openingHoursSpecification: z.object({
    dayOfWeek: z.array(z.string()).length(7),
    opens: z.string(),
    closes: z.string(),
  }),
});
const service = z.object({
  '@type': z.literal('Service'),
  provider: business,
  areaServed: named.extend({ containedInPlace: named.optional() }),
});
const graph = z.object({ '@graph': z.array(z.record(z.string(), z.unknown())) });

/** What a page tells machines, thing by thing. */
function readThings({ $ }: BuiltPage) {
  return $('script[type="application/ld+json"]')
    .toArray()
    .flatMap((script) => graph.parse(JSON.parse($(script).text()))['@graph']);
}

test('machines are told the company’s name, phone, hours, places, prices and ways to pay', () => {
  const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
  const saying = shown.filter((page) => readThings(page).some((thing) => thing['@type'] === 'LocalBusiness'));
  for (const page of saying) {
    const thing = readThings(page).find((found) => found['@type'] === 'LocalBusiness');
    const { areaServed, openingHoursSpecification: hours, ...rest } = wholeBusiness.parse(thing);
    expect(rest, page.path).toEqual({
      '@type': 'LocalBusiness',
      name: company.name.value,
      telephone: phone,
      foundingDate: String(company.established),
      priceRange: company.priceRange,
      paymentAccepted: company.payment.join(', '),
    });
    expect(areaServed.map(({ name }) => name)).toEqual(company.areaServed);
    expect([hours.opens, hours.closes]).toEqual([clock(company.opensAtHour), clock(company.closesAtHour)]);
  }
  expect(saying.map(({ path }) => path)).toEqual(expect.arrayContaining(['/', '/about', '/contact']));
});

const manifest = z.object({ name: z.string(), icons: z.array(z.object({ src: z.string() })).min(2) });

test('the manifest bears the name of the company, and its icons are there', () => {
  const { name, icons } = manifest.parse(
    JSON.parse(readFileSync(`${siteDirectory}/site.webmanifest`, 'utf8')),
  );
  expect(name).toBe(company.name.value);
  expect(icons.filter(({ src }) => !files.has(src))).toEqual([]);
});

test('machines are told of the film the home page plays, by the address the specification gives', () => {
  const home = findPage('/');
  const film = readThings(home).find((thing) => thing['@type'] === 'VideoObject');
  const { contentUrl, thumbnailUrl } = z
    .object({ contentUrl: z.url(), thumbnailUrl: z.url(), uploadDate: z.iso.date(), duration: z.string() })
    .parse(film);
  for (const address of [contentUrl, thumbnailUrl]) expect(files).toContain(new URL(address).pathname);
  expect(new URL(contentUrl).pathname).toBe('/videos/repair-hero.mov');
  expect(listAttributes(home, 'video source').map(({ src }) => src)).toContain('/videos/repair-hero.mov');
});

test('machines are told who comes, and to which place', () => {
  let seen = 0;
  const problems = complain((page) => {
    const city = cityOfPath.get(page.path);
    const told = readThings(page).filter((thing) => thing['@type'] === 'Service');
    seen += told.length;
    return told.flatMap((thing) => {
      const { provider, areaServed } = service.parse(thing);
      const isUs = provider.name === company.name.value && provider.telephone === phone;
      const isHere =
        city === undefined ||
        (areaServed.name === city.name && areaServed.containedInPlace?.name === `${city.county} County`);
      return [...(isUs ? [] : ['another company']), ...(isHere ? [] : [`served: ${areaServed.name}`])];
    });
  });
  expect(problems).toEqual([]);
  expect(seen).toBeGreaterThan(cities.length * (services.length + 1));
});
