// One page of each kind: where there are many of a kind, one whose names are long or whose content is rich.
import {
  brandPath,
  cityPath,
  cityServicePath,
  corePath,
  enhancedMiamiDryerPath,
  errorCodesPath,
  regionPath,
  servicePath,
} from '#domain/paths/paths.ts';

export const pageKinds = {
  home: corePath('home'),
  about: corePath('about'),
  services: corePath('services'),
  service: servicePath('washer'),
  brands: corePath('brands'),
  brand: brandPath('sub-zero'),
  'service-area': corePath('serviceArea'),
  region: regionPath('miami-dade'),
  city: cityPath('sunny-isles-beach'),
  'city-and-appliance': cityServicePath('lake-buena-vista', 'range-hood'),
  'error-codes': errorCodesPath(),
  contact: corePath('contact'),
  enhanced: enhancedMiamiDryerPath(),
  privacy: corePath('privacy'),
  sitemap: corePath('sitemap'),
  submitted: corePath('submitted'),
  'not-found': '/atlantis',
} as const;

export type PageKind = keyof typeof pageKinds;

const isKind = (name: string): name is PageKind => name in pageKinds;
const allKinds: readonly PageKind[] = Object.keys(pageKinds).filter(isKind);

/** Every kind with its path, but for those left out. */
export function pagesBut(...leftOut: readonly PageKind[]): readonly (readonly [PageKind, string])[] {
  return allKinds.filter((kind) => !leftOut.includes(kind)).map((kind) => [kind, pageKinds[kind]]);
}

/** The paths of every kind, but for those left out. */
export function pathsBut(...leftOut: readonly PageKind[]): readonly string[] {
  return pagesBut(...leftOut).map(([, path]) => path);
}

/** The twelve kinds that people come to from outside. */
export const mainPages = pagesBut('enhanced', 'privacy', 'sitemap', 'submitted', 'not-found');
