import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { services } from '#content/catalogue/services.ts';
import { iconShapes } from '#site/elements/pictures/icon-shapes.ts';
import { testimonials } from '#content/company/testimonials.ts';
import { chooseTestimonials, homeMiddle } from './home-middle.ts';
import { ServiceCard } from '#site/sections/home/ServiceCard.tsx';

const noPictures = { film: undefined, mended: undefined, nearYou: undefined, closing: undefined };

test.each(services)(
  'the card of a $slug repair bears our drawing of it; the icon of its service has a shape',
  ({ icon, slug }) => {
    const { services: cards } = homeMiddle('en', { ...noPictures, portraits: new Map() }).services;
    const card = cards.find(({ path }) => path.endsWith(`/${slug}-repair`));
    expect(card && renderToStaticMarkup(<ServiceCard {...card} />)).toContain(`/icons/${slug}-48.png`);
    expect(iconShapes[icon]).toContain('<');
  },
);

test('a real review takes the place of an example, in front of those that are left', () => {
  const [first] = testimonials.en;
  const real = { ...first, id: 'real', sample: false };
  const chosen = chooseTestimonials([...testimonials.en, real]);
  expect(chosen.map(({ id }) => id)).toEqual(['real', ...testimonials.en.slice(0, 5).map(({ id }) => id)]);
});

test('the figures of the home page say whose count they are, and as of when', () => {
  const { stats } = homeMiddle('en', { ...noPictures, portraits: new Map() }).why;
  expect(stats.source).toMatch(/stated by the owner on November 21, 2026\.$/u);
});
