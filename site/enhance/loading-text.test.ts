import { expect, test } from 'vitest';
import { loadingText } from './loading-text.ts';

const words = { page: 'Loading page...', cityService: 'Loading {service} Repair in {city}...' };
const said = (path: string) => loadingText(path, words);

test('a city-and-appliance page has its own full-screen text', () => {
  expect(said('/miami-dryer-repair')).toEqual({ text: 'Loading Dryer Repair in Miami...', isFull: true });
});

test('a service of two words is not taken for a part of the city', () => {
  expect(said('/st-pete-beach-wine-cooler-repair').text).toBe(
    'Loading Wine Cooler Repair in St Pete Beach...',
  );
  expect(said('/naples-range-hood-repair').text).toBe('Loading Range Hood Repair in Naples...');
});

test('a city of several words keeps them all', () => {
  expect(said('/lake-buena-vista-oven-repair').text).toBe('Loading Oven Repair in Lake Buena Vista...');
});

test('the long guide to dryers in Miami is a city-and-appliance page too', () => {
  expect(said('/miami-dryer-repair-enhanced').isFull).toBe(true);
});

test.each(['/', '/miami', '/services/dryer-repair', '/brands/ge', '/miami-dade'])(
  'the page %s has the plain text',
  (path) => {
    expect(said(path)).toEqual({ text: 'Loading page...', isFull: false });
  },
);
