// The first question, on home and Services: nine machines, each leading to what it may do wrong.
import { serviceWords } from '#content/catalogue/service-words/service-words.ts';
import { services, type ServiceSlug } from '#content/catalogue/services.ts';
import type { Language } from '#content/language.ts';
import { servicesPageWords } from '#content/words/pages/services-page-words.ts';
import { servicePath, signsAnchor } from '#domain/paths/paths.ts';
import type { WhatBrokeProps } from '#site/sections/service/WhatBroke.tsx';

/** Each machine leads to its problems; `pathOf` says where they stand, if not on its own page. */
export function whatBroke(
  language: Language,
  pathOf = (slug: ServiceSlug) => `${servicePath(slug, language)}${signsAnchor}`,
): WhatBrokeProps {
  return {
    ...servicesPageWords[language].whatBroke,
    machines: services.map(({ slug }) => ({
      name: serviceWords[language][slug].name,
      path: pathOf(slug),
      drawing: `/icons/${slug}`,
    })),
  };
}
