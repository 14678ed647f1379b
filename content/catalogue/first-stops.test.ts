import { expect, test } from 'vitest';
import { firstStops } from './first-stops.ts';
import { safetyStops, type SafetyStopId } from './safety-stops.ts';
import { safetyWords } from '#content/words/safety/safety-words.ts';
import { services, type ServiceSlug } from './services.ts';
import { signs } from './signs/signs.ts';
import type { SignFacts } from './signs/sign-form.ts';

const stops: Readonly<Record<ServiceSlug, readonly SafetyStopId[]>> = firstStops;
const belongsTo: Readonly<Record<SafetyStopId, readonly ServiceSlug[]>> = safetyStops;
const signsOf: Readonly<Record<ServiceSlug, readonly SignFacts[]>> = signs;

test('whatever may burn gas warns of gas, in every place', () => {
  const mayBurnGas = services.filter(({ slug }) => signsOf[slug].some(({ kinds }) => kinds.includes('gas')));
  expect(mayBurnGas.map(({ slug }) => slug).toSorted()).toEqual(['dryer', 'oven', 'stove']);
  for (const { slug } of mayBurnGas) expect(stops[slug], slug).toContain('gas-smell');
});

test('a danger of the first screen belongs to its appliance, and there are three at most', () => {
  for (const { slug } of services) {
    expect(stops[slug].length, slug).toBeLessThanOrEqual(3);
    for (const stop of stops[slug]) expect(belongsTo[stop], `${slug}: ${stop}`).toContain(slug);
  }
});

test('a microwave page warns of its case and of a fire inside, and a stove page of burning grease', () => {
  expect(stops.microwave).toContain('microwave-case');
  expect(stops.microwave[0]).toBe('fire-inside');
  expect(stops.stove).toContain('grease-fire');
});

test('every page warns of a hot plug and a burning smell: each appliance has a cord or is wired in', () => {
  for (const { slug } of services) {
    const lines = stops[slug].map((stop) => safetyWords.en[stop].line);
    expect(lines.join(' '), slug).toContain('Burning smell or hot plug?');
  }
});

test('the dryer page has one rule for smoke: its door stays shut', () => {
  const lines = stops.dryer.map((stop) => safetyWords.en[stop].line);
  expect(lines.filter((line) => line.includes('Smoke or fire'))).toHaveLength(1);
});
