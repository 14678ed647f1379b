import { placeGuides } from '#content/places/guides/guides.ts';
import { localConditions } from '#content/places/conditions/local-conditions.ts';
import type { City } from '#content/places/cities.ts';
import type { Service } from '#content/catalogue/services.ts';
import type { LocalFact } from '#content/places/guides/local-fact-form.ts';
import { allotFacts } from './allot-facts.ts';
import { listSigns } from './catalogue-signs.ts';
import { listPageSigns, type PageSign } from './list-page-signs.ts';

/** The facts of a city that its page of an appliance tells. */
export function listCityFacts(city: City, service: Service): readonly LocalFact[] {
  return allotFacts(placeGuides[city.slug].facts, localConditions).get(service.slug) ?? [];
}

/** The signs of an appliance in a city, in the order that is right there. */
export function listCitySigns(city: City, service: Service): readonly PageSign[] {
  return listPageSigns({
    service: service.slug,
    signs: listSigns(service.slug),
    hasGas: placeGuides[city.slug].facts.some(({ condition }) => condition === 'gas mains'),
    facts: listCityFacts(city, service),
    conditions: localConditions,
  });
}
