import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Phrase } from './Phrase.tsx';

test('a hyphenated name does not break', () => {
  expect(renderToStaticMarkup(<Phrase text="Miami-Dade appliance repair" />)).toBe(
    '<span class="inline-block">Miami-Dade</span> appliance repair',
  );
});

test('a number in brackets keeps both of them', () => {
  expect(renderToStaticMarkup(<Phrase text="Florida Power & Light (800-468-8243)" />)).toBe(
    'Florida Power &amp; Light <span class="inline-block">(800-468-8243)</span>',
  );
});

test('each sentence is a piece of its own, and the text stays the same', () => {
  const html = renderToStaticMarkup(<Phrase text="It stopped. Start here." />);
  expect(html).toBe(
    '<span class="inline-block">It stopped.</span> <span class="inline-block">Start here.</span>',
  );
});

test('Saint is no end of a sentence', () => {
  expect(renderToStaticMarkup(<Phrase text="Oven Repair in St. Petersburg, FL" />)).toBe(
    'Oven Repair in St. Petersburg, FL',
  );
});
