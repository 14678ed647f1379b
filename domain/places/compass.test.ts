import { expect, test } from 'vitest';
import { compassPointTo } from './compass.ts';

const miami = { latitude: 25.7743, longitude: -80.1937 };

test('Fort Lauderdale lies north of Miami, Homestead southwest, Miami Beach east', () => {
  expect(compassPointTo(miami, { latitude: 26.1223, longitude: -80.1434 })).toBe('north');
  expect(compassPointTo(miami, { latitude: 25.4687, longitude: -80.4776 })).toBe('southwest');
  expect(compassPointTo(miami, { latitude: 25.7906, longitude: -80.13 })).toBe('east');
});

test('the way back is the other way round', () => {
  const naples = { latitude: 26.1423, longitude: -81.796 };
  expect(compassPointTo(miami, naples)).toBe('west');
  expect(compassPointTo(naples, miami)).toBe('east');
});
