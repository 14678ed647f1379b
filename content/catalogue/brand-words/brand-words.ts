// The words of the 31 brands; one file a family of makers, joined here.
import { builtInMakers } from './built-in-makers.ts';
import { electroluxFamily } from './electrolux-family.ts';
import { electronicsMakers } from './electronics-makers.ts';
import { geFamily } from './ge-family.ts';
import { germanMakers } from './german-makers.ts';
import { laundryAndStoreNames } from './store-and-laundry-names.ts';
import { whirlpoolFamily } from './whirlpool-family.ts';
import type { BrandSlug } from '#content/catalogue/brands.ts';
import type { BrandWords } from './brand-words-form.ts';
import type { Localized } from '#content/language.ts';

export type { BrandWords } from './brand-words-form.ts';

export const brandWords: Localized<Readonly<Record<BrandSlug, BrandWords>>> = {
  en: {
    ...whirlpoolFamily.en,
    ...geFamily.en,
    ...electroluxFamily.en,
    ...electronicsMakers.en,
    ...germanMakers.en,
    ...builtInMakers.en,
    ...laundryAndStoreNames.en,
  },
};
