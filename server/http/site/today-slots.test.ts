import { expect, test } from 'vitest';
import { findPagePlace, writeToday as writePieces, type PageWords } from './today-slots.ts';

function writeToday(html: string, words: PageWords): string {
  return Buffer.concat(writePieces(Buffer.from(html), words)).toString('utf8');
}

const page = (more = '') =>
  `<html><head><title>Open 7 am to 9 pm</title><script>const hours = '7 am';</script></head><body>
<section class="notice-band" aria-label="Notice" data-place="clearwater" data-opens="7 am" data-closes="9 pm" hidden="" data-notices=""></section>
<p><span data-today="now">Open 7 am to 9 pm</span> <b>Ask before 4 pm</b> 17 am $7 am</p>
<astro-island props="{&quot;text&quot;:[0,&quot;from 7 am&quot;]}">from 7 am</astro-island>
<script type="application/ld+json">{"answer":"7 am to 9 pm"}</script>${more}</body></html>`;

const words: PageWords = { texts: { now: 'Open until 9 pm' }, alerts: [] };

test('a page names the place it is about in its band', () => {
  expect(findPagePlace(page())).toBe('clearwater');
  expect(findPagePlace('<section data-notices=""></section>')).toBe('');
  expect(findPagePlace('<p>No band</p>')).toBeUndefined();
});

test('the words of the moment stand in their places, and everything else stays', () => {
  expect(writeToday(page(), words)).toBe(
    page().replace('>Open 7 am to 9 pm</span>', '>Open until 9 pm</span>'),
  );
});

test('a place nobody has words for keeps those it was built with', () => {
  expect(writeToday(page('<i data-today="later">Some day</i>'), words)).toContain('>Some day</i>');
});

test('alerts are shown, as text', () => {
  const told = writeToday(page(), { ...words, alerts: ['Storm: <b>stay</b> "home"', 'Road closed'] });
  expect(writeToday(page(), { texts: { now: 'Año ≥ 5' }, alerts: [] })).toContain('>Año ≥ 5</span>');
  expect(told).toContain(
    'data-notices=""><p>Storm: &lt;b&gt;stay&lt;/b&gt; &quot;home&quot;</p><p>Road closed</p></section>',
  );
  expect(/<section[^>]*hidden/u.test(told)).toBe(false);
});

test('other hours are named wherever a text names them, but in programs', () => {
  const told = writeToday(page(), {
    ...words,
    hours: [
      ['7 am', '9 am'],
      ['9 pm', '7 pm'],
    ],
  });
  expect(told).toContain('<title>Open 9 am to 7 pm</title>');
  expect(told).toContain(`<script>const hours = '7 am';</script>`);
  expect(told).toContain('&quot;from 9 am&quot;]}">from 9 am<');
  expect(told).toContain('{"answer":"9 am to 7 pm"}');
  expect(told).toContain('data-opens="9 am" data-closes="7 pm"');
  expect(told).toContain('Ask before 4 pm</b> 17 am $7 am');
});

test('hours that change places are not changed twice', () => {
  const told = writeToday(page(), {
    ...words,
    hours: [
      ['7 am', '9 pm'],
      ['9 pm', '7 am'],
    ],
  });
  expect(told).toContain('<title>Open 9 pm to 7 am</title>');
});

test('data for machines is changed letter by letter, and programs are not', () => {
  const told = writeToday(page('<script>x = {"answer":1}</script>'), {
    ...words,
    data: [['"answer":', '"more":[],"answer":']],
  });
  expect(told).toContain('{"more":[],"answer":"7 am to 9 pm"}');
  expect(told).toContain('<script>x = {"answer":1}</script>');
});
