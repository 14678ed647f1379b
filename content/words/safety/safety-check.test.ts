import { expect, test } from 'vitest';
import { listTexts, readContentTexts } from '../../../tests/support/pages/content-texts.ts';
import { listSafetyFaults, unsafeShapes } from './safety-check.ts';
import { leakLines, safetyWords } from './safety-words.ts';

/** The words of signs are read with the dangers their signs name, in catalogue/signs.test.ts. */
const readElsewhere = /^(?:words\/safety\/safety-(?:words|check)\.ts|catalogue\/sign(?:s|-words)\/)/;

test('no text of the site words a danger by itself', async () => {
  const texts = await readContentTexts();
  expect(texts.length).toBeGreaterThan(5000);
  const faults = texts
    .filter(({ where }) => !readElsewhere.test(where))
    .flatMap(({ where, text }) => listSafetyFaults(text).map((fault) => `${where}: ${fault}: ${text}`));
  expect(faults).toEqual([]);
});

test('the list itself has no unsafe shape', () => {
  const listed = [...listTexts(safetyWords, 'safetyWords'), ...listTexts(leakLines, 'leakLines')];
  const faults = listed.flatMap(({ where, text }) =>
    unsafeShapes.filter(({ shape }) => shape.test(text)).map(({ name }) => `${where}: ${name}`),
  );
  expect(faults).toEqual([]);
});

/** What stood on pages until November 2026, and what is wrong with it. */
const oldSentences = [
  ['Should you smell gas there, move everyone indoors and away, then call 911.', 'a gas smell means leave'],
  ['A smell that lasts beyond the first half minute is no wait-and-see matter.', 'nobody waits with gas'],
  [
    'Open a window and wait five minutes. If you smell gas, get everyone out. If not, light a burner.',
    'gas is asked about before any waiting',
  ],
  ['A burning smell means: unplug it now, then call.', 'a hot plug is never pulled'],
  ['Clean the ports with a wooden toothpick and set the cap flat.', 'a toothpick breaks off'],
  [
    'Swap two plug-in coils of one size. If the fault moves, it is the coil.',
    'a coil or an element is touched',
  ],
  ['Blue and small is safe. Watch that a low flame does not blow out.', 'a bad flame is never safe'],
  [
    'Look at the flame: a soft lift off the ports asks for cleaning. Use a brush.',
    'own advice on: bad flame',
  ],
  ['A tripped half of a double breaker gives broil and no bake.', 'half a breaker heats nothing'],
  ['Near First Street, look for a fuse box first.', 'nobody is sent to a fuse box'],
  ['Bend the washer’s hoses each year and replace what cracks.', 'a hose under pressure'],
  ['Look under the home before we come.', 'nobody crawls under a home'],
  ['Run the fan on high with the filters out before you cook.', 'a hood never runs without'],
  ['Can a leak of refrigerant just be topped up?', 'refrigerant is never topped up'],
  ['If you smell gas, leave first and call 911 or the gas company.', 'own advice on: gas smell'],
  ['Unplug it if water is near the plug.', 'own advice on: water near power'],
  ['Do not open it. The capacitor can hold a deadly charge.', 'own advice on: inside of a microwave'],
  ['Let go if you feel a tingle.', 'own advice on: shock or tingle'],
  ['Open windows. Some coolers use isobutane, which burns.', 'own advice on: refrigerant'],
] as const;

test.each(oldSentences)('refused: %s', (sentence, fault) => {
  expect(listSafetyFaults(sentence).join('; ')).toContain(fault);
});

test('a text may name a danger, or repeat its sentence', () => {
  expect(listSafetyFaults('Hot or burnt smell')).toEqual([]);
  expect(listSafetyFaults(`Gas and electric. ${safetyWords.en['gas-smell'].line}`)).toEqual([]);
  expect(listSafetyFaults('With the coils cold and the breaker off, swap two coils.')).toEqual([]);
});

test('a sign may speak of the danger it names, and of no other', () => {
  const brief = 'It smells of burning. Stop the dryer.';
  expect(listSafetyFaults(brief, ['burning-smell'])).toEqual([]);
  expect(listSafetyFaults(brief, ['gas-smell'])).toEqual(['own advice on: burning smell or hot plug']);
});
