// What the first screen of a city-and-appliance page says: the price, when we come and what is dangerous.
import { firstStops } from '#content/catalogue/first-stops.ts';
import type { SafetyStopId } from '#content/catalogue/safety-stops.ts';
import type { SignFacts } from '#content/catalogue/signs/sign-form.ts';
import type { Service, ServiceSlug } from '#content/catalogue/services.ts';
import type { Language } from '#content/language.ts';
import type { City } from '#content/places/cities.ts';
import { cityServicePageWords } from '#content/words/places/city-service-page-words.ts';
import { leakLines, safetyWords } from '#content/words/safety/safety-words.ts';
import { tellPower } from '#domain/places/tell-power.ts';
import { tellStop } from '#domain/repair/tell-stop.ts';
import { formatUsd } from '#domain/words/wording.ts';
import type { PlateFact } from '#site/elements/Plate.tsx';
import { visitLine } from '#site/page-props/company/visit-facts.ts';

/** Price, ZIP codes with their county, and the electric utility: signs of every appliance may send the reader to it. */
export function cityServicePlate(city: City, service: Service, language: Language): readonly PlateFact[] {
  const words = cityServicePageWords[language];
  return [
    { label: words.priceLabel, value: formatUsd(service.startingPriceUsd, language) },
    { ...zipRow(city, language), label: words.zipsInCounty(city.county, city.zips.length) },
    { label: words.powerLabel, value: tellPower(city, language) },
  ];
}

const shownZips = 6;

/**
 * The row of the ZIP codes: the first six, the others folded, but never one alone: it takes no more room than the words that fold it.
 * A reader whose own is cut off must not think it left out.
 */
export function zipRow({ zips }: City, language: Language): PlateFact {
  const words = cityServicePageWords[language];
  const shown = zips.length === shownZips + 1 ? zips.length : shownZips;
  const others = zips.slice(shown);
  return {
    label: words.zipsLabel,
    value: zips.slice(0, shown).join(' '),
    ...(others.length > 0 && { more: { label: words.moreZips(others.length), text: others.join(' ') } }),
  };
}

/** From what price, when we come, and the call-back; a place outside the regions is promised no time. */
export function writeIntro(city: City, service: Service, language: Language): string {
  const words = cityServicePageWords[language];
  const price = formatUsd(service.startingPriceUsd, language);
  if (city.region === null) return words.introOutside(price, city.name);
  return visitLine(language, price);
}

/** The dangers of the first screen, and what to close when it leaks. */
export function firstSafetyLines(service: ServiceSlug, language: Language): readonly string[] {
  const leakLine: Readonly<Partial<Record<ServiceSlug, string>>> = leakLines[language];
  return [
    leakLine[service] ?? [],
    ...firstStops[service].map((stop) => tellStop(stop, service, language)),
  ].flat();
}

/** Dangers whose line on the first screen leaves out what the signs need: how long food keeps. */
const toldWhole: readonly SafetyStopId[] = ['food-warm'];

/** What to do about the dangers of a sign that the first screen could not say whole. */
export function wholeSafetyTexts({ safety }: SignFacts, language: Language): readonly string[] {
  return safety.filter((stop) => toldWhole.includes(stop)).map((stop) => safetyWords[language][stop].do);
}

/** What a check of its sign says already: a reset of a double breaker begins with the question about other lights. */
const saidByCheck: readonly SafetyStopId[] = ['half-tripped-breaker', 'uneven-power'];

/** The dangers of a sign that the first screen does not name: its line on leaks speaks of water near power, that on lint of a hot plug. */
export function furtherSafetyLines(
  service: ServiceSlug,
  { safety }: SignFacts,
  language: Language,
): readonly string[] {
  const first: readonly SafetyStopId[] = firstStops[service];
  const named: readonly SafetyStopId[] = [
    ...first,
    ...(service in leakLines[language] ? (['water-near-power'] as const) : []),
    ...(first.includes('lint-fire') ? (['burning-smell'] as const) : []),
  ];
  return safety
    .filter((stop) => !saidByCheck.includes(stop) && !named.includes(stop))
    .map((stop) => tellStop(stop, service, language));
}
