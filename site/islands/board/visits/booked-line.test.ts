import { expect, test } from 'vitest';
import { boardWords } from '#content/words/board/board-words.ts';
import { describeBooked } from './booked-line.ts';

const lead = { place: 'Gulfport', zip: '33707', appliance: 'wine-cooler', preferredTime: 'morning' };
const describe = (changes: Partial<typeof lead> = {}) =>
  describeBooked({ ...lead, ...changes }, boardWords.en);

test('where, what for and when they would like it stand in one line', () => {
  expect(describe()).toBe('Gulfport 33707\u00A0· Wine Cooler\u00A0· Prefers morning');
});

test('what is not known is left out', () => {
  expect(describe({ place: '', preferredTime: '' })).toBe('33707\u00A0· Wine Cooler');
  expect(describe({ place: '', zip: '', appliance: '', preferredTime: 'noon' })).toBe('');
});
