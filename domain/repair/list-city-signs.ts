import { placeGuides } from '#content/places/guides/guides.ts';
import { localConditions } from '#content/places/conditions/local-conditions.ts';
import type { City } from '#content/places/cities.ts';
import type { Service } from '#content/catalogue/services.ts';
import { listSigns } from './catalogue-signs.ts';
import { listPageSigns, type PageSign } from './list-page-signs.ts';

/** The signs of an appliance in a city, in the order that is right there. */
export function listCitySigns(city: City, service: Service): readonly PageSign[] {
  return listPageSigns({
    service: service.slug,
    signs: listSigns(service.slug),
    facts: placeGuides[city.slug].facts,
    conditions: localConditions,
  });
}
