import { expect, test } from 'vitest';
import { readContentTexts } from '../../tests/support/pages/content-texts.ts';
import { listTypedFacts } from './typed-facts.ts';

/** The facts themselves. */
const theSource = 'company/company.ts ';

test('no text of the site writes out an hour, a promise or a price', async () => {
  const texts = (await readContentTexts()).filter(({ where }) => !where.startsWith(theSource));
  expect(texts.length).toBeGreaterThan(5000);
  const faults = texts.flatMap(({ where, text }) =>
    listTypedFacts(text).map((fault) => `${where}: ${fault}: ${text}`),
  );
  expect(faults).toEqual([]);
});

test.each([
  ['We come from 7 am to 9 pm.', 'time of day'],
  ['Ask before 4:00 p.m. and we try.', 'time of day'],
  ['Open 8am-6pm.', 'time of day'],
  ['Visits from 07:00.', 'time of day'],
  ['Later requests are called at 7 the next morning.', 'time of day'],
  ['We start at seven in the morning.', 'time of day'],
  ["Until nine o'clock.", 'time of day'],
  ['Open from seven to nine every day.', 'time of day'],
  ['You hear from us within 15 minutes.', 'minutes of the call-back'],
  ['A 20-minute call-back.', 'minutes of the call-back'],
  ['The phone rings within a quarter of an hour.', 'minutes of the call-back'],
  ['We call back in fifteen minutes.', 'minutes of the call-back'],
  ['Every repair has a 90-day warranty.', 'length of the warranty'],
  ['Our warranty runs for three months.', 'length of the warranty'],
  ['The repair and its parts are covered for 90 days.', 'length of the warranty'],
  ['Before the cut-off, Eastern Time.', 'time zone'],
  ['In Florida since 2018.', 'year of founding'],
  ['We started in 2018 with one van.', 'year of founding'],
  ['Visits from $75.', 'price'],
  ['Call (305) 555-0142.', 'phone number'],
] as const)('refused: %s', (text, fault) => {
  expect(listTypedFacts(text)).toContain(fault);
});

test.each([
  'Send the form between {opens} and {closes} and we call you back within {minutes} minutes.',
  'Unplug it, wait five minutes, and call us. If it starts again, it was the control.',
  'Wait 15 minutes, then run one empty cycle.',
  'The 24/7 emergency line answers at all hours.',
  'The maker’s home warranty can run three, five or seven years.',
  'A family company in Madison, founded in 1945.',
  'Set it to 37 °F and look again at 40 minutes.',
  'From 10 to 15 years is usual.',
])('may be said: %s', (text) => {
  expect(listTypedFacts(text)).toEqual([]);
});
