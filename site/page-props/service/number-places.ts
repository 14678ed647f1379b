// Where the model number of an appliance is, in words and as a drawing.
import { beforeWeComeWords } from '#content/words/places/before-we-come-words.ts';
import { numberWords } from '#content/words/repairs/number-words.ts';
import type { Language } from '#content/language.ts';
import type { ServiceSlug } from '#content/catalogue/services.ts';
import { tellNumberPlaces } from '#domain/repair/tell-number-places.ts';
import { numberPictures } from '#site/pictures/plate-picture.ts';

/** For a page that names the appliance beside it, or in the line that opens it. */
export function numberPlaces(
  service: ServiceSlug,
  language: Language,
  label: string = numberWords[language].open,
) {
  return { label, told: tellNumberPlaces(service, language), pictures: numberPictures };
}

export function numberBlock(service: ServiceSlug, language: Language) {
  return {
    heading: numberWords[language].heading,
    text: beforeWeComeWords[language].modelNumber[service],
    places: numberPlaces(service, language),
  };
}

/** The drawing with its key below it, where the words beside it name no appliance. */
export function numberFigure(service: ServiceSlug, language: Language) {
  const { sign, alt, parts } = tellNumberPlaces(service, language);
  const picture = numberPictures[service];
  const key = parts.map(({ label, text }) => `${label} ${text}`);
  return picture && { picture: { ...picture, src: `${picture.src}#${sign}`, alt }, key };
}
