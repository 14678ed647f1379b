// The words of the 31 brands; one file a family of makers, joined here.
import { builtInMakers } from '#content/brand-words-built-in-makers.ts';
import { electroluxFamily } from '#content/brand-words-electrolux-family.ts';
import { electronicsMakers } from '#content/brand-words-electronics-makers.ts';
import { geFamily } from '#content/brand-words-ge-family.ts';
import { germanMakers } from '#content/brand-words-german-makers.ts';
import { laundryAndStoreNames } from '#content/brand-words-store-and-laundry-names.ts';
import { whirlpoolFamily } from '#content/brand-words-whirlpool-family.ts';
import type { BrandSlug } from '#content/brands.ts';
import type { BrandWords } from '#content/brand-words-form.ts';
import type { Localized } from '#content/language.ts';

export type { BrandWords } from '#content/brand-words-form.ts';

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
