// What the first screen of a brand's page shows: a code of its own on the display of its machine, or else its tag.
import { brandPageWords } from '#content/words/repairs/brand-page-words.ts';
import { brandWords } from '#content/catalogue/brand-words/brand-words.ts';
import type { Brand } from '#content/catalogue/brands.ts';
import { serviceWords } from '#content/catalogue/service-words/service-words.ts';
import type { ServiceSlug } from '#content/catalogue/services.ts';
import type { Language } from '#content/language.ts';
import { brandServices } from '#content/catalogue/brand-services.ts';
import { firstStops } from '#content/catalogue/first-stops.ts';
import type { SafetyStopId } from '#content/catalogue/safety-stops.ts';
import { safetyWords } from '#content/words/safety/safety-words.ts';
import { listSigns } from '#domain/repair/catalogue-signs.ts';
import { listBrandCodes, type WordedCode } from '#domain/repair/list-codes.ts';
import type { BrandFace } from '#site/sections/brand/BrandPicture.tsx';
import type { PlateFact } from '#site/elements/Plate.tsx';
import { canShow, drawBars } from './display-bars.ts';

const fronts: Readonly<Record<ServiceSlug, 'round' | 'doors' | 'flat'>> = {
  washer: 'round',
  dryer: 'round',
  refrigerator: 'doors',
  dishwasher: 'flat',
  oven: 'flat',
  stove: 'flat',
  microwave: 'flat',
  'range-hood': 'flat',
  'wine-cooler': 'flat',
};

/** How common the problem of a code is; codes without one come last. */
function rankOf({ service, facts }: WordedCode): number {
  const at = listSigns(service).findIndex(({ slug }) => slug === facts.sign);
  return at === -1 ? Infinity : at;
}

/** The code of the brand that its first words name, or else that of the commonest problem, among those a display of bars can show. */
function findShown(brand: Brand, language: Language) {
  const named = brandWords[language][brand.slug].intro.split(/[^\w-]+/u);
  const rank = ({ code, worded }: { readonly code: string; readonly worded: WordedCode }) => {
    const at = named.indexOf(code);
    return at === -1 ? named.length + rankOf(worded) : at;
  };
  const [first] = listBrandCodes(brand.slug, language)
    .flatMap(({ codes }) => codes)
    .flatMap((worded) =>
      worded.facts.isStatus === true
        ? []
        : worded.facts.codes.filter(canShow).map((code) => ({ code, worded })),
    )
    .toSorted((one, other) => rank(one) - rank(other));
  return first;
}

/** The picture, and the line of the plate that says what it shows. */
export function brandHero(
  brand: Brand,
  language: Language,
): { readonly face: BrandFace; readonly fact: PlateFact } {
  const words = brandPageWords[language];
  const shown = findShown(brand, language);
  if (shown !== undefined) {
    const { code, worded } = shown;
    const { name } = serviceWords[language][worded.service];
    return {
      face: { kind: fronts[worded.service], bars: drawBars(code), alt: words.display(code) },
      fact: {
        label: words.displayLabel(name),
        value: `${code}: ${worded.words.meaning}`,
      },
    };
  }
  return {
    face: { kind: 'tag', model: words.model, serial: words.serial },
    fact: { label: words.model, value: words.whereItIs, path: '#tags' },
  };
}

/** The dangers that many machines share; those of one machine are on its own page. */
const sharedStops: readonly SafetyStopId[] = ['gas-smell', 'burning-smell'];

/**
 * The dangers of the first screen: gas where a machine of the brand may burn it, and all of a microwave where the page leads with one:
 * no other machine must never be opened.
 */
export function brandAlerts({ slug }: Pick<Brand, 'slug'>, language: Language): readonly string[] {
  const first = new Set<SafetyStopId>(brandServices[slug].flatMap((service) => [...firstStops[service]]));
  const leads = brandWords[language][slug].problems.at(0)?.service;
  const named: readonly SafetyStopId[] =
    leads === 'microwave' ? ['gas-smell', ...firstStops.microwave] : sharedStops;
  const told = named.filter((stop) => first.has(stop));
  return told.map((stop) => safetyWords[language][stop].line);
}
