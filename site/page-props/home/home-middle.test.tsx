import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { services } from '#content/catalogue/services.ts';
import { iconShapes } from '#site/elements/pictures/icon-shapes.ts';
import { homeMiddle } from './home-middle.ts';
import { ServiceCard } from '#site/sections/home/ServiceCard.tsx';

const noPictures = { film: undefined, technician: undefined, nearYou: undefined, closing: undefined };

test.each(services)('the card of a $slug repair bears the icon of its service', ({ icon, slug }) => {
  const { services: cards } = homeMiddle('en', { ...noPictures, portraits: new Map() }).services;
  const card = cards.find(({ path }) => path.endsWith(`/${slug}-repair`));
  expect(card && renderToStaticMarkup(<ServiceCard {...card} />)).toContain(iconShapes[icon]);
});
