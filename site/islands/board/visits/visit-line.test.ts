import { expect, test } from 'vitest';
import { aBoardVisit } from '../../../../tests/support/builders/a-board-visit.ts';
import { boardWords } from '#content/words/board/board-words.ts';
import { bookedLine, visitLine } from './visit-line.ts';

const appliances = { washer: 'Washer' };
const { lead } = aBoardVisit();
const known = { ...lead, place: 'Tampa', zip: '33606', appliance: 'washer', signText: 'It will not drain' };

test('a visit says where and what for; its dots end lines and begin none', () => {
  expect(visitLine(known, appliances, true, boardWords.en)).toBe(
    'Tampa 33606\u00A0· Washer\u00A0· It will not drain',
  );
  expect(visitLine({ ...known, street: '1 A St', unit: '' }, appliances, false, boardWords.en)).toBe(
    '1 A St, Tampa, FL 33606\u00A0· Washer\u00A0· It will not drain',
  );
});

test('of a place that is not known nothing is left before the rest', () => {
  const nowhere = { ...known, place: '', zip: '', street: '', unit: '', signText: '' };
  for (const isShort of [true, false])
    expect(visitLine(nowhere, appliances, isShort, boardWords.en)).toBe('Washer');
  expect(visitLine({ ...nowhere, zip: '10001' }, appliances, true, boardWords.en)).toBe(
    'Outside area 10001\u00A0· Washer',
  );
});

const asked = { place: 'Gulfport', zip: '33707', appliance: 'wine-cooler', preferredTime: 'morning' };
const bookedAs = (changes: Partial<typeof asked> = {}) => bookedLine({ ...asked, ...changes }, boardWords.en);

test('where, what for and when they would like it stand in one line', () => {
  expect(bookedAs()).toBe('Gulfport 33707\u00A0· Wine Cooler\u00A0· Prefers morning');
});

test('what is not known is left out', () => {
  expect(bookedAs({ place: '', preferredTime: '' })).toBe('Outside area 33707\u00A0· Wine Cooler');
  expect(bookedAs({ place: '', zip: '', appliance: '', preferredTime: 'noon' })).toBe('');
});
