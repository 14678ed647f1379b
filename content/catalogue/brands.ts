// The 31 brands, in the order the site lists them. Words live in brand-words.ts, appliances in brand-services.ts.
type BrandFacts = { readonly slug: string; readonly name: string };

export const brands = [
  { slug: 'whirlpool', name: 'Whirlpool' },
  { slug: 'ge', name: 'GE' },
  { slug: 'samsung', name: 'Samsung' },
  { slug: 'lg', name: 'LG' },
  { slug: 'frigidaire', name: 'Frigidaire' },
  { slug: 'kitchenaid', name: 'KitchenAid' },
  { slug: 'maytag', name: 'Maytag' },
  { slug: 'bosch', name: 'Bosch' },
  { slug: 'sub-zero', name: 'Sub-Zero' },
  { slug: 'viking', name: 'Viking' },
  { slug: 'thermador', name: 'Thermador' },
  { slug: 'jenn-air', name: 'JennAir' },
  { slug: 'electrolux', name: 'Electrolux' },
  { slug: 'speed-queen', name: 'Speed Queen' },
  { slug: 'amana', name: 'Amana' },
  { slug: 'hotpoint', name: 'Hotpoint' },
  { slug: 'magic-chef', name: 'Magic Chef' },
  { slug: 'marvel', name: 'Marvel' },
  { slug: 'miele', name: 'Miele' },
  { slug: 'panasonic', name: 'Panasonic' },
  { slug: 'perlick', name: 'Perlick' },
  { slug: 'sharp', name: 'Sharp' },
  { slug: 'u-line', name: 'U-Line' },
  { slug: 'wolf', name: 'Wolf' },
  { slug: 'kenmore', name: 'Kenmore' },
  { slug: 'admiral', name: 'Admiral' },
  { slug: 'estate', name: 'Estate' },
  { slug: 'roper', name: 'Roper' },
  { slug: 'gibson', name: 'Gibson' },
  { slug: 'kelvinator', name: 'Kelvinator' },
  { slug: 'tappan', name: 'Tappan' },
] as const satisfies readonly BrandFacts[];

export type Brand = (typeof brands)[number];
export type BrandSlug = Brand['slug'];
