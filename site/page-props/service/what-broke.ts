// The first question, on home and Services: nine machines, each leading to what it may do wrong.
import { serviceWords } from '#content/catalogue/service-words/service-words.ts';
import { services } from '#content/catalogue/services.ts';
import type { Language } from '#content/language.ts';
import { servicesPageWords } from '#content/words/pages/services-page-words.ts';
import { servicePath, signsAnchor } from '#domain/paths/paths.ts';
import { formatUsd } from '#domain/words/wording.ts';
import type { WhatBrokeProps } from '#site/sections/service/WhatBroke.tsx';

/** Each machine leads to its problems on its own page or, as a list of starting prices, to its card further down. */
export function whatBroke(language: Language, kind: 'links' | 'prices' = 'links'): WhatBrokeProps {
  const { whatBroke: words, from } = servicesPageWords[language];
  return {
    ...words,
    machines: services.map(({ slug, startingPriceUsd }) => ({
      name: serviceWords[language][slug].name,
      path: kind === 'prices' ? `#${slug}` : `${servicePath(slug, language)}${signsAnchor}`,
      drawing: `/icons/${slug}`,
      price: kind === 'prices' ? `${from} ${formatUsd(startingPriceUsd, language)}` : undefined,
    })),
  };
}
