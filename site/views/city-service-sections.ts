// What a city-and-appliance page's sections get: what of the place matters to the appliance, and what of the appliance
// matters in the place.
import { cityAdvice } from '#content/city-advice.ts';
import type { LocalAdvice } from '#content/city-advice-form.ts';
import { cityFacts } from '#content/city-facts.ts';
import { cityPageWords } from '#content/city-page-words.ts';
import { cityServicePageWords, placeFactsOf } from '#content/city-service-page-words.ts';
import { cities, type City } from '#content/cities.ts';
import type { Language } from '#content/language.ts';
import { serviceWords } from '#content/service-words.ts';
import type { Service } from '#content/services.ts';
import { enhancedMiamiDryerPath, servicePath } from '#domain/paths.ts';
import { listLocalProblems } from '#domain/place-traits.ts';
import { formatUsd } from '#domain/wording.ts';

/** Price, ZIP codes, county and the utility that matters to the appliance. */
export function cityServicePlate(city: City, service: Service, language: Language) {
  const words = cityServicePageWords[language];
  const { countyLabel, zipsLabel, coastLabel, coasts } = cityPageWords[language];
  return [
    { label: words.priceLabel, value: formatUsd(service.startingPriceUsd, language) },
    { label: zipsLabel, value: city.zips.slice(0, 6).join(' ') },
    { label: countyLabel, value: city.county },
    { label: coastLabel, value: coasts[city.coast] },
  ];
}

/** The faults the place brings on, each with its first cause and the address of the whole story. */
export function localProblemLinks(city: City, service: Service, language: Language) {
  const { problems } = serviceWords[language][service.slug];
  return listLocalProblems(city, service.slug, 4).flatMap((wanted) =>
    problems
      .filter(({ slug }) => slug === wanted)
      .map(({ slug, symptom, likelyCauses }) => ({
        symptom,
        cause: likelyCauses[0] ?? '',
        path: `${servicePath(service.slug, language)}#${slug}`,
      })),
  );
}

/** What matters for this appliance in this place. */
export function findAdvice(city: City, service: Service, language: Language): LocalAdvice {
  return cityAdvice[city.slug][language][service.slug];
}

/** The facts of the place that matter to the appliance: water to a dishwasher, gas to a stove. */
export function listPlaceFacts(city: City, service: Service, language: Language) {
  const words = cityPageWords[language];
  const { homes, air, water, gas, electricity, storms, buildingRules, orientation } = cityFacts[city.slug];
  const all = {
    homes: { label: words.homesLabel, text: homes.text[language] },
    air: { label: words.airLabel, text: air.text[language] },
    water: water && { label: words.waterLabel, text: water.note[language] },
    gas: gas && { label: words.gasLabel, text: gas.utilities.join(', ') },
    power: { label: words.powerLabel, text: electricity.utilities.join(', ') },
    storms: storms && { label: words.stormsLabel, text: storms.text[language] },
    rules: buildingRules && { label: words.rulesLabel, text: buildingRules.text[language] },
    roads: { label: words.roadsLabel, text: orientation.texts[language][0] ?? '' },
  } as const;
  return placeFactsOf[service.slug].flatMap((name) => all[name] ?? []);
}

/** Three common faults; which three depends on the place, so that neighbors do not open alike. */
export function listOpeningSigns(city: City, service: Service, language: Language): readonly string[] {
  const { commonIssues } = serviceWords[language][service.slug];
  const start = cities.findIndex(({ slug }) => slug === city.slug);
  return [0, 1, 3].flatMap((step) => commonIssues[(start + step) % commonIssues.length] ?? []);
}

/** Where else to read on: the Miami dryer page leads to the long guide, no other page does. */
export function listGuides(city: City, service: Service, language: Language) {
  if (city.slug !== 'miami' || service.slug !== 'dryer') return [];
  return [{ text: cityServicePageWords[language].guide, path: enhancedMiamiDryerPath(language) }];
}
