import { regions } from '#content/places/regions.ts';
import { serviceWords } from '#content/catalogue/service-words/service-words.ts';
import { services } from '#content/catalogue/services.ts';
import { corePath, regionPath, servicePath } from '#domain/paths/paths.ts';
import { inLanguage } from '#domain/words/wording.ts';
import { activeItem, type MenuItem } from './active-item.ts';
import type { ShellFacts } from '#site/layout/shell-facts.ts';

export type MenuLink = {
  readonly text: string;
  readonly path: string;
  /** "page" on that very page, "true" on a page below it. */
  readonly current: 'page' | 'true' | undefined;
};

export type MenuEntry = MenuLink & {
  readonly below?: { readonly show: string; readonly links: readonly MenuLink[] };
};

/** The six items of the header, with the nine services and the six regions below theirs. */
export function menuEntries({ language, words, path }: ShellFacts): readonly MenuEntry[] {
  const active = activeItem(path, language);
  const names = inLanguage(serviceWords, language);

  function link(text: string, target: string, isActive: boolean): MenuLink {
    const current = target === path ? 'page' : isActive ? 'true' : undefined;
    return { text, path: target, current };
  }
  function item(page: MenuItem): MenuLink {
    return link(words.menu[page], corePath(page, language), active === page);
  }

  const serviceLinks = services.map(({ slug }) =>
    link(names[slug].repairName, servicePath(slug, language), false),
  );
  const regionLinks = regions.map(({ slug, name }) => link(name, regionPath(slug, language), false));
  return [
    item('home'),
    item('about'),
    { ...item('services'), below: { show: words.menu.showServices, links: serviceLinks } },
    item('brands'),
    { ...item('serviceArea'), below: { show: words.menu.showRegions, links: regionLinks } },
    item('contact'),
  ];
}
