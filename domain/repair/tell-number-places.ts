import { markPlaces, numberPlaces, numberSign } from '#content/catalogue/plates/number-places.ts';
import type { ServiceSlug } from '#content/catalogue/services.ts';
import type { Language } from '#content/language.ts';
import { numberWords } from '#content/words/repairs/number-words.ts';
import type { ToldPlate } from './told-plate.ts';

/** What may still be hot when somebody looks. */
const hot: readonly ServiceSlug[] = ['oven', 'stove', 'range-hood'];

/** The list beside the drawing of where an appliance's model number usually is. */
export function tellNumberPlaces(service: ServiceSlug, language: Language): ToldPlate {
  const words = numberWords[language];
  const places: readonly string[] = numberPlaces[service];
  const texts: Readonly<Record<string, string>> = words.places[service];
  return {
    service,
    sign: numberSign,
    alt: words.alt(words.machines[service]),
    parts: markPlaces(places).map(({ part, mark, label }) => ({ label, mark, text: texts[part] ?? '' })),
    note: hot.includes(service) ? `${words.cold} ${words.note}` : words.note,
  };
}
