// The maps as they are drawn: every dot has its name or says it when pointed at, no name covers another or a dot, none is cut, and each leads to
// its place.
import type { Page } from 'playwright-core';
import { cityPath, corePath, listPaths, regionPath } from '#domain/paths/paths.ts';
import { expect, test } from '../support/browser/browser.ts';

const regions = [
  'miami-dade',
  'broward-county',
  'palm-beach-county',
  'southwest-florida',
  'central-florida',
  'west-central-florida',
] as const;

/** Coasts, bays and lakes; few neighbors and many; long names. */
const cities = [
  'miami',
  'sunny-isles-beach',
  'north-bay-village',
  'lauderhill',
  'jupiter',
  'marco-island',
  'orlando',
  'lake-buena-vista',
  'titusville',
  'st-petersburg',
  'belleair-bluffs',
  'port-charlotte',
  'atlantic-beach',
] as const;

/** What is wrong with the map on the page. */
function listMapFaults(): readonly string[] {
  const map = document.querySelector('.map');
  if (map === null) return ['no map'];
  const frame = map.getBoundingClientRect();
  const places = [...map.querySelectorAll('.map-place')].filter(
    (place) => place.getBoundingClientRect().width > 0,
  );
  const boxOf = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    // The box of letters has air above and below them.
    const air = element.tagName === 'text' ? (bottom - top) * 0.18 : 0;
    return { name: element.textContent, left, right, top: top + air, bottom: bottom - air };
  };
  const names = [...map.querySelectorAll('.map-place text')]
    .filter((text) => text.getBoundingClientRect().width > 0 && getComputedStyle(text).opacity === '1')
    .map(boxOf);
  const dots = places.flatMap((place) => [...place.querySelectorAll('circle:not(.map-target)')].map(boxOf));
  const overlaps = (one: ReturnType<typeof boxOf>, other: ReturnType<typeof boxOf>) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  const faults = names.flatMap((one, index) => [
    ...(one.left < frame.left || one.right > frame.right || one.top < frame.top || one.bottom > frame.bottom
      ? [`${one.name} is cut`]
      : []),
    ...names
      .slice(index + 1)
      .filter((other) => overlaps(one, other))
      .map((other) => `${one.name} and ${other.name}`),
    ...dots.filter((dot) => overlaps(one, dot)).map(() => `${one.name} lies on a dot`),
  ]);
  map.scrollIntoView({ block: 'center', behavior: 'instant' });
  const astray = [...map.querySelectorAll('a.map-place text')].filter((text) => {
    const { left, top, width, height } = text.getBoundingClientRect();
    const { opacity, pointerEvents } = getComputedStyle(text);
    // On a phone names are no links: the list of places has them.
    if (width === 0 || opacity === '0' || pointerEvents === 'none') return false;
    const pressed = document.elementFromPoint(left + width / 2, top + height / 2);
    return pressed !== null && pressed.closest('.map') !== null && !text.parentElement?.contains(pressed);
  });
  const unnamed = places.filter((place) => place.querySelector('text')?.textContent === '');
  return [
    ...faults,
    ...unnamed.map(() => 'a dot without a name'),
    ...astray.map((text) => `a press on ${text.textContent} goes to another place`),
    ...(map.querySelector('.map-shore') === null ? ['no shore'] : []),
  ];
}

async function lookAtMaps(page: Page, paths: readonly string[]): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    faults.push(...(await page.evaluate(listMapFaults)).map((fault) => `${path}: ${fault}`));
  }
  return faults;
}

for (const width of [360, 768, 1440] as const)
  test(`${width} px wide, no name of a map covers another or a dot, or is cut`, async ({ open }) => {
    const page = await open(corePath('serviceArea'), { width, hasScript: false });
    const paths = [
      corePath('serviceArea'),
      ...regions.map((region) => regionPath(region)),
      ...cities.map((city) => cityPath(city)),
    ];
    expect(listPaths()).toEqual(expect.arrayContaining(paths));
    expect(await lookAtMaps(page, paths)).toEqual([]);
  });
