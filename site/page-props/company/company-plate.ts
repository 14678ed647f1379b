import { aboutWords } from '#content/words/pages/about-words.ts';
import { brands } from '#content/catalogue/brands.ts';
import { cities } from '#content/places/cities.ts';
import { company } from '#content/company/company.ts';
import type { Language } from '#content/language.ts';
import { services } from '#content/catalogue/services.ts';
import { formatNumber } from '#domain/words/wording.ts';

/** The company in figures, all of them counted or from the company facts. */
export function companyPlate(language: Language) {
  const words = aboutWords[language].plate;
  return [
    { label: words.since, value: String(company.established) },
    { label: words.appliances, value: formatNumber(services.length, language) },
    { label: words.brands, value: formatNumber(brands.length, language) },
    { label: words.places, value: formatNumber(cities.length, language) },
    { label: words.warranty, value: words.days(company.warrantyDays) },
    { label: words.callback, value: words.minutes(company.callbackMinutes) },
  ];
}
