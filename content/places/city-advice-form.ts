// The shape of the hand-written advice for one appliance in one place: what matters for it there and nowhere else.
import type { Localized } from '#content/language.ts';
import type { ServiceSlug } from '#content/catalogue/services.ts';

export type LocalAdvice = {
  readonly heading: string;
  readonly paragraphs: readonly [string, string, ...string[]];
};

/** All nine appliances of one place. One file a place: content/city-advice/{city}.ts. */
export type CityAdvice = Localized<Readonly<Record<ServiceSlug, LocalAdvice>>>;
