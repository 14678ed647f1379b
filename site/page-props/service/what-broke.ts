// The first question, on home and Services: nine machines, each leading to what it may do wrong.
import { serviceWords } from '#content/catalogue/service-words/service-words.ts';
import { services } from '#content/catalogue/services.ts';
import type { Language } from '#content/language.ts';
import { servicesPageWords } from '#content/words/pages/services-page-words.ts';
import { servicePath, signsAnchor } from '#domain/paths/paths.ts';
import type { WhatBrokeProps } from '#site/sections/service/WhatBroke.tsx';

export function whatBroke(language: Language): WhatBrokeProps {
  return {
    ...servicesPageWords[language].whatBroke,
    machines: services.map(({ slug }) => ({
      name: serviceWords[language][slug].name,
      path: `${servicePath(slug, language)}${signsAnchor}`,
      drawing: `/icons/${slug}`,
    })),
  };
}
