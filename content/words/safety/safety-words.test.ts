import { expect, test } from 'vitest';
import { safetyStops, type SafetyStopId } from '#content/catalogue/safety-stops.ts';
import { applianceLines, fireElsewhere, leakLines, safetyWords } from './safety-words.ts';

const words = safetyWords.en;
const all = Object.entries(words);

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /\w/.test(word)).length;
}

/** What a person does and whom they call, in the order they read it. */
function read(id: SafetyStopId): string {
  const { do: first, call } = words[id];
  return `${first} ${call}`;
}

test('every danger says what you notice, what to do and whom to call', () => {
  expect(Object.keys(words).toSorted()).toEqual(Object.keys(safetyStops).toSorted());
  for (const [id, danger] of all) {
    for (const text of Object.values(danger)) expect(text, id).toMatch(/^[A-Z0-9].*[.]$/);
  }
});

test('a line for the first screen has at most 24 words, a leak’s 30, the one with a hiss 33', () => {
  const long = all.filter(([id, { line }]) => countWords(line) > (id === 'refrigerant' ? 33 : 24));
  expect(long).toEqual([]);
  const own = Object.values(applianceLines.en).flatMap((lines) => Object.values(lines));
  expect([...own, fireElsewhere.en].filter((line) => countWords(line) > 24)).toEqual([]);
  expect(Object.values(leakLines.en).filter((line) => countWords(line) > 30)).toEqual([]);
});

test('gas, water near a plug and floods are worded as a copy editor has worded them', () => {
  expect(words['gas-smell'].line).toContain('Don’t touch light switches or use a flame.');
  const nearPlug =
    'Stay off a wet floor near a plug. If you can reach the breaker without stepping in water, turn the breaker off.';
  for (const line of [words['water-near-power'].line, ...Object.values(leakLines.en)]) {
    expect(line.startsWith(nearPlug), line).toBe(true);
  }
  expect(words['flood-water'].line).toContain('Was the appliance in a flood?');
});

test('a sentence of a danger has at most 24 words, so that it can be read in a hurry', () => {
  const sentences = all.flatMap(([, { danger, do: first, call }]) =>
    `${danger} ${first} ${call}`.split(/(?<=[.:])\s+/),
  );
  expect(sentences.filter((sentence) => countWords(sentence) > 24)).toEqual([]);
});

test('gas and carbon monoxide mean out of the building first, and the call is made from outside', () => {
  for (const id of ['gas-smell', 'carbon-monoxide'] as const) {
    expect(words[id].do).toMatch(/^Get everyone/);
    expect(words[id].call).toMatch(/from outside/iu);
    expect(words[id].call).toMatch(/us only after/u);
  }
});

test('a hiss keeps everyone out and names 911 in its first line too', () => {
  expect(words.refrigerant.line).toMatch(/keep everyone out[.] .*call 911[.]$/u);
});

test('no plug is pulled where it may be hot, and no switch is touched where gas may be', () => {
  expect(read('burning-smell')).not.toMatch(/(?<!not )\b(?:unplug|pull (?:the|its|a) plug)/iu);
  for (const id of ['gas-smell', 'refrigerant'] as const) {
    expect(read(id)).toMatch(/don’t (?:touch|use) (?:light switches|a flame|a switch)/iu);
    expect(read(id)).not.toMatch(/breaker|unplug/iu);
  }
});

test('near water the breaker comes before the valve', () => {
  const text = words['water-near-power'].do;
  expect(text.indexOf('breaker')).toBeLessThan(text.indexOf('valve'));
});

test('who stays off a wet floor is sent to the main valve, never to one beside the machine', () => {
  expect(words['water-near-power'].do).toMatch(
    /turn the breaker off[.] Either way, close the main water valve if you can reach it without stepping in water[.]$/u,
  );
  for (const line of Object.values(leakLines.en)) {
    expect(line).toMatch(
      /without stepping in water, turn the breaker off[.] Close the main water valve if that’s safe[.]$/u,
    );
  }
});
