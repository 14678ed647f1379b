// The form of the advice written for one appliance in one place. The advice of a place is in city-service-words/{city}.ts.
import type { ServiceSlug } from './services.ts';
import type { Localized } from './language.ts';

/** A heading and one to three paragraphs, 70 to 110 words in all, that stand on one page only. */
export type Advice = { readonly heading: string; readonly paragraphs: readonly string[] };

/** The advice of one place, by appliance. */
export type CityServiceWords = Readonly<Record<ServiceSlug, Localized<Advice>>>;
