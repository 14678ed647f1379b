import { expect, test } from 'vitest';
import { cities } from '#content/places/cities.ts';
import { placeGuides } from './guides.ts';
import type { LocalCondition } from './local-fact-form.ts';

type HousingRow = {
  readonly slug: string;
  readonly zips: string;
  readonly mobilePercent: number;
  /** Vacant homes, those for seasonal use included. */
  readonly vacantPercent: number;
  /** Of the homes people live in; ACS 2019–2023, table B25003, through hanh-analytics/Hackonomics2025 (Homeowners_Data.csv @d302d2f, MIT). */
  readonly renterPercent: number;
  /** Whether the ZIP codes are little more than the place; where they are not, the fact names the ZIP codes. */
  readonly isOfPlace: boolean;
};

// Homes by ZIP code area, weighted by homes. US Census Bureau, ACS 2014–2018, through GeoDaCenter/opioid-policy-scan (BE01_Z.csv @1b06909,
// doi 10.5281/zenodo.5842465). docs/sources.md, Places.
// prettier-ignore
const rows: readonly HousingRow[] = [
  { slug: 'miami', zips: '33131 33130 33125 33126 33127 33128 33129 33132 33133 33135 33136 33137 33138 33142 33144 33145 33150', mobilePercent: 0.8, vacantPercent: 14.9, renterPercent: 67.4, isOfPlace: true },
  { slug: 'miami-beach', zips: '33139 33140 33141', mobilePercent: 0.2, vacantPercent: 35.7, renterPercent: 61.0, isOfPlace: true },
  { slug: 'hialeah', zips: '33012 33010 33013 33014 33016 33018', mobilePercent: 1.9, vacantPercent: 4.1, renterPercent: 49.5, isOfPlace: true },
  { slug: 'homestead', zips: '33030 33032 33033 33035', mobilePercent: 2.2, vacantPercent: 8.1, renterPercent: 47.4, isOfPlace: false },
  { slug: 'doral', zips: '33178 33166 33172 33122', mobilePercent: 2.9, vacantPercent: 18.2, renterPercent: 53.5, isOfPlace: false },
  { slug: 'north-miami', zips: '33161 33167 33168 33181', mobilePercent: 1.5, vacantPercent: 10.9, renterPercent: 48.9, isOfPlace: false },
  { slug: 'kendall', zips: '33176 33156 33173 33183 33186', mobilePercent: 0.4, vacantPercent: 8.3, renterPercent: 32.3, isOfPlace: false },
  { slug: 'miami-gardens', zips: '33056 33055 33169', mobilePercent: 4.2, vacantPercent: 8.3, renterPercent: 36.2, isOfPlace: true },
  { slug: 'north-bay-village', zips: '33141', mobilePercent: 0.1, vacantPercent: 24.6, renterPercent: 65.0, isOfPlace: false },
  { slug: 'pembroke-pines', zips: '33028 33024 33025 33026 33027 33029', mobilePercent: 2.3, vacantPercent: 11.0, renterPercent: 30.9, isOfPlace: false },
  { slug: 'plantation', zips: '33324 33317 33322 33325', mobilePercent: 6.5, vacantPercent: 13.8, renterPercent: 28.9, isOfPlace: false },
  { slug: 'tamarac', zips: '33321 33319 33309', mobilePercent: 1.9, vacantPercent: 14.3, renterPercent: 31.5, isOfPlace: false },
  { slug: 'hallandale-beach', zips: '33009', mobilePercent: 7.7, vacantPercent: 38.5, renterPercent: 45.7, isOfPlace: true },
  { slug: 'davie', zips: '33314 33324 33325 33328 33330 33331', mobilePercent: 8.0, vacantPercent: 10.8, renterPercent: 33.6, isOfPlace: false },
  { slug: 'sunrise', zips: '33351 33322 33323 33313', mobilePercent: 0.7, vacantPercent: 15.4, renterPercent: 38.4, isOfPlace: false },
  { slug: 'lauderhill', zips: '33313 33319', mobilePercent: 1.3, vacantPercent: 19.0, renterPercent: 45.2, isOfPlace: false },
  { slug: 'coral-springs', zips: '33065 33071 33067 33076', mobilePercent: 0.5, vacantPercent: 7.1, renterPercent: 34.9, isOfPlace: true },
  { slug: 'east-naples', zips: '34112 34104', mobilePercent: 8.3, vacantPercent: 34.1, renterPercent: 27.2, isOfPlace: false },
  { slug: 'orlando', zips: '32801 32803 32804 32805 32806 32807 32808 32809 32811 32812 32814 32819 32822 32824 32827 32829 32835 32839', mobilePercent: 2.5, vacantPercent: 14.0, renterPercent: 50.6, isOfPlace: true },
  { slug: 'altamonte-springs', zips: '32701 32714', mobilePercent: 1.1, vacantPercent: 15.0, renterPercent: 50.5, isOfPlace: true },
  { slug: 'clermont', zips: '34711 34714 34715', mobilePercent: 7.2, vacantPercent: 14.3, renterPercent: 28.8, isOfPlace: false },
  { slug: 'davenport', zips: '33837 33896 33897', mobilePercent: 21.6, vacantPercent: 38.5, renterPercent: 30.5, isOfPlace: false },
  { slug: 'plant-city', zips: '33563 33565 33566 33567', mobilePercent: 24.6, vacantPercent: 9.4, renterPercent: 28.3, isOfPlace: false },
  { slug: 'spring-hill', zips: '34606 34608 34609', mobilePercent: 2.0, vacantPercent: 12.4, renterPercent: 19.5, isOfPlace: true },
  { slug: 'temple-terrace', zips: '33617 33637', mobilePercent: 1.9, vacantPercent: 10.6, renterPercent: 57.7, isOfPlace: false },
  { slug: 'tampa', zips: '33602 33603 33604 33605 33606 33607 33609 33610 33611 33612 33613 33614 33615 33616 33618 33619 33624 33625 33626 33629 33634 33635 33647', mobilePercent: 3.4, vacantPercent: 10.0, renterPercent: 46.7, isOfPlace: true },
  { slug: 'riverview', zips: '33578 33569 33579', mobilePercent: 9.1, vacantPercent: 7.1, renterPercent: 29.3, isOfPlace: true },
  { slug: 'north-port', zips: '34287 34286 34288 34289 34291', mobilePercent: 13.0, vacantPercent: 18.2, renterPercent: 19.9, isOfPlace: true },
  { slug: 'seffner', zips: '33584', mobilePercent: 14.3, vacantPercent: 8.2, renterPercent: 25.0, isOfPlace: false },
  { slug: 'safety-harbor', zips: '34695', mobilePercent: 15.8, vacantPercent: 12.3, renterPercent: 13.5, isOfPlace: true },
  { slug: 'st-pete-beach', zips: '33706', mobilePercent: 0.2, vacantPercent: 38.6, renterPercent: 25.0, isOfPlace: false },
  { slug: 'kenneth-city', zips: '33709', mobilePercent: 21.0, vacantPercent: 24.3, renterPercent: 23.9, isOfPlace: false },
  { slug: 'madeira-beach', zips: '33708', mobilePercent: 4.3, vacantPercent: 40.5, renterPercent: 24.4, isOfPlace: false },
  { slug: 'redington-beach', zips: '33708', mobilePercent: 4.3, vacantPercent: 40.5, renterPercent: 24.4, isOfPlace: false },
  { slug: 'bartow', zips: '33830', mobilePercent: 15.2, vacantPercent: 16.7, renterPercent: 31.5, isOfPlace: true },
  { slug: 'winter-springs', zips: '32708', mobilePercent: 3.5, vacantPercent: 7.8, renterPercent: 26.7, isOfPlace: true },
];

/** What a sentence says in words or figures, in percent. */
const saidAs: readonly (readonly [RegExp, number])[] = [
  [/\bone home in four\b/u, 25],
  [/\bone home in six\b/u, 100 / 6],
];

function readPercent(sentence: string): number | undefined {
  const figure = /\babout (\d+) homes in 100\b/iu.exec(sentence)?.[1];
  return figure === undefined ? saidAs.find(([shape]) => shape.test(sentence))?.[1] : Number(figure);
}

function percentOf(condition: LocalCondition, row: HousingRow): number | undefined {
  if (condition === 'mobile homes') return row.mobilePercent;
  if (condition === 'seasonal homes') return row.vacantPercent;
  return condition === 'rented homes' ? row.renterPercent : undefined;
}

const told = cities.flatMap(({ slug }) =>
  placeGuides[slug].facts
    .filter(({ source }) => source.startsWith('ACS '))
    .map(({ condition, fact }) => ({
      slug,
      condition,
      sentence: fact.en,
      row: rows.find((row) => row.slug === slug),
    })),
);

test('a share of homes is the one of its source row, and names the ZIP codes where they reach past the place', () => {
  expect(told.length).toBeGreaterThan(30);
  for (const { slug, condition, sentence, row } of told) {
    const right = row === undefined ? undefined : percentOf(condition, row);
    expect(Math.abs((readPercent(sentence) ?? 0) - (right ?? -100)), `${slug}: ${sentence}`).toBeLessThan(1);
    if (row?.isOfPlace === false)
      for (const zip of row.zips.split(' ')) expect(sentence, slug).toContain(zip);
  }
});

test('where almost no home is a mobile home, nothing is said of mobile homes', () => {
  const few = rows.filter(({ mobilePercent, isOfPlace }) => isOfPlace && mobilePercent < 5);
  const astray = few.filter(({ slug }) =>
    cities.some(
      (city) =>
        city.slug === slug &&
        placeGuides[city.slug].facts.some(({ condition }) => condition === 'mobile homes'),
    ),
  );
  expect(few.length).toBeGreaterThan(1);
  expect(astray.map(({ slug }) => slug)).toEqual([]);
});
