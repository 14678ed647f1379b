// The advice written for one appliance in one place; one file a place, joined here. Pages without advice yet show none.
import type { CitySlug } from './cities.ts';
import type { CityServiceWords } from './city-service-advice.ts';

export const cityServiceWords: Readonly<Partial<Record<CitySlug, CityServiceWords>>> = {};
