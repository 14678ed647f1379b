import type { City } from '#content/places/cities.ts';
import { placeGuides } from '#content/places/guides/guides.ts';
import type { LocalCondition } from '#content/places/guides/local-fact-form.ts';

const ofSharedBuildings: readonly LocalCondition[] = [
  'towers',
  'condo laundry',
  'shared water',
  'shared laundry',
  'association rules',
];

/** Whether homes of a place share a building: only there is its office asked for anything. */
export function hasSharedBuildings({ slug }: City): boolean {
  return placeGuides[slug].facts.some(({ condition }) => ofSharedBuildings.includes(condition));
}
