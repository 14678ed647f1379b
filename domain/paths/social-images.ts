// The pictures shown when somebody shares a page: og-image.jpg for the home page, og-{name}-image.jpg for the others.
// Names: specification, section 7. A city-and-appliance page shows its appliance's.
import { brands } from '#content/catalogue/brands.ts';
import { cities } from '#content/places/cities.ts';
import type { Language } from '#content/language.ts';
import { regions } from '#content/places/regions.ts';
import { serviceWords } from '#content/catalogue/service-words/service-words.ts';
import { services, type ServiceSlug } from '#content/catalogue/services.ts';
import { socialWords } from '#content/words/shell/social-words.ts';
import { fillText, formatUsd } from '#domain/words/wording.ts';

export type SocialImage = {
  /** "miami" in og-miami-image.jpg; undefined for the default one. */
  readonly name: string | undefined;
  readonly heading: string;
  /** The price where the picture is about one service. */
  readonly price?: string;
  /** The appliance it shows; where there is none, the kitchen, and on the home page the leaking washer. */
  readonly service?: ServiceSlug;
};

const defaultSocialImage = 'og-image.jpg';

export function socialImageFile(name: string | undefined): string {
  return name === undefined ? defaultSocialImage : `og-${name}-image.jpg`;
}

export function listSocialImages(language: Language): readonly SocialImage[] {
  const words = socialWords[language];
  const named = serviceWords[language];
  return [
    { name: undefined, heading: words.home },
    ...(['about', 'services', 'brands', 'contact'] as const).map((name) => ({ name, heading: words[name] })),
    { name: 'florida', heading: words.serviceArea },
    ...services.map(({ slug, startingPriceUsd }) => ({
      name: `${slug}-repair`,
      heading: fillText(words.service, { service: named[slug].name }),
      price: fillText(words.from, { price: formatUsd(startingPriceUsd, language) }),
      service: slug,
    })),
    ...brands.map(({ slug, name }) => ({ name: slug, heading: fillText(words.brand, { brand: name }) })),
    ...regions.map(({ slug, name }) => ({ name: slug, heading: fillText(words.region, { region: name }) })),
    ...cities.map(({ slug, name }) => ({ name: slug, heading: fillText(words.city, { city: name }) })),
  ];
}

const drawn = new Set(listSocialImages('en').map(({ name }) => name));

/** The picture of a page by its path: its own, its appliance's, or the default one. */
export function findSocialImage(path: string): string {
  const name = path.split('/').at(-1) ?? '';
  if (drawn.has(name)) return socialImageFile(name);
  const service = services.find(({ slug }) => name.endsWith(`-${slug}-repair`));
  return socialImageFile(service && `${service.slug}-repair`);
}
