import { brandPath, corePath, listPaths, servicePath, type CorePage } from '#domain/paths/paths.ts';
import { brands } from '#content/catalogue/brands.ts';
import type { Language } from '#content/language.ts';
import { services } from '#content/catalogue/services.ts';

export type MenuItem = Extract<
  CorePage,
  'home' | 'about' | 'services' | 'brands' | 'serviceArea' | 'contact'
>;

const menuItems = ['home', 'about', 'services', 'brands', 'serviceArea', 'contact'] as const;
const outsideTheMenu = ['privacy', 'terms', 'sitemap', 'submitted'] as const;

/**
 * The menu item a path belongs to: a service page to Services, a brand to Brands, and every region, city and
 * city-and-appliance page to Service Area. Undefined for legal pages and unknown paths.
 */
export function activeItem(path: string, language: Language): MenuItem | undefined {
  const exact = menuItems.find((item) => corePath(item, language) === path);
  if (exact !== undefined) return exact;
  if (outsideTheMenu.some((page) => corePath(page, language) === path)) return undefined;
  if (services.some(({ slug }) => servicePath(slug, language) === path)) return 'services';
  if (brands.some(({ slug }) => brandPath(slug, language) === path)) return 'brands';
  return knownPaths(language).has(path) ? 'serviceArea' : undefined;
}

const known = new Map<Language, ReadonlySet<string>>();

function knownPaths(language: Language): ReadonlySet<string> {
  const kept = known.get(language) ?? new Set(listPaths(language));
  known.set(language, kept);
  return kept;
}
