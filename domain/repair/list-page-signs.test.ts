import { expect, test } from 'vitest';
import type { SignFacts } from '#content/catalogue/signs/sign-form.ts';
import type { LocalConditions } from '#content/places/conditions/local-condition-form.ts';
import type { LocalCondition, LocalFact } from '#content/places/guides/local-fact-form.ts';
import { listPageFacts } from './list-page-facts.ts';
import { listPageSigns } from './list-page-signs.ts';

function aSign(rank: number, kinds: SignFacts['kinds'] = []): SignFacts {
  return {
    slug: `sign-${rank}`,
    rank,
    kinds,
    rankBasis: 'trade',
    mayRun: 'yes',
    safety: [],
    checks: [],
    secondVisit: 'seldom',
  };
}

function aFact(condition: LocalCondition): LocalFact {
  return { condition, fact: { en: `It is so here: ${condition}.` }, source: 'coast map' };
}

const conditions = {
  'soft water': { washer: { likelier: 'sign-7' } },
  'hard water': { washer: { likelier: 'sign-5' } },
  lightning: { washer: { likelier: 'sign-1' } },
  'gated streets': { washer: {} },
  towers: { washer: {} },
  'seasonal homes': { washer: {} },
  'association rules': { washer: {} },
  'older homes': { washer: {} },
  'mobile homes': { stove: { asks: 'propane' } },
  'no gas mains': { stove: { asks: 'propane' } },
  'gas mains': { stove: {} },
} satisfies Partial<LocalConditions>;

const eight = [4, 2, 8, 1, 3, 6, 5, 7].map((rank) => aSign(rank));
const slugs = (shown: ReturnType<typeof listPageSigns>) => shown.map(({ sign }) => sign.slug);

test('the commonest six come first where the place changes nothing', () => {
  const shown = listPageSigns({
    service: 'washer',
    signs: eight,
    hasGas: true,
    facts: [aFact('towers')],
    conditions,
  });
  expect(slugs(shown)).toEqual(['sign-1', 'sign-2', 'sign-3', 'sign-4', 'sign-5', 'sign-6']);
  expect(shown.every(({ because }) => because === undefined)).toBe(true);
});

test('a common sign that the place makes likelier comes third, with the fact that says why', () => {
  const hardWater = aFact('hard water');
  const facts = [aFact('towers'), hardWater, aFact('lightning')];
  const shown = listPageSigns({ service: 'washer', signs: eight, hasGas: true, facts, conditions });
  expect(slugs(shown)).toEqual(['sign-1', 'sign-2', 'sign-5', 'sign-3', 'sign-4', 'sign-6']);
  expect(shown.map(({ because }) => because)).toEqual([
    undefined,
    undefined,
    hardWater,
    undefined,
    undefined,
    undefined,
  ]);
});

test('a line that says nothing of the sign does not stand in it', () => {
  const apart = { en: 'Where the water is hard, close the valves.', apart: true } as const;
  const facts = [{ ...aFact('hard water'), lines: { washer: apart } }];
  const shown = listPageSigns({ service: 'washer', signs: eight, hasGas: true, facts, conditions });
  expect(shown.every(({ because }) => because === undefined)).toBe(true);
  expect(listPageFacts('washer', facts, conditions, undefined)).toEqual(facts);
});

test('the only fact of a page stays in the section of the place and moves no sign', () => {
  const facts = [aFact('hard water')];
  const shown = listPageSigns({ service: 'washer', signs: eight, hasGas: true, facts, conditions });
  expect(slugs(shown)).toEqual(['sign-1', 'sign-2', 'sign-3', 'sign-4', 'sign-5', 'sign-6']);
  expect(shown.every(({ because }) => because === undefined)).toBe(true);
});

test('a rare sign that the place makes likelier comes seventh and takes no place from a common one', () => {
  const softWater = aFact('soft water');
  const shown = listPageSigns({
    service: 'washer',
    signs: eight,
    hasGas: true,
    facts: [softWater, aFact('towers')],
    conditions,
  });
  expect(slugs(shown)).toEqual(['sign-1', 'sign-2', 'sign-3', 'sign-4', 'sign-5', 'sign-6', 'sign-7']);
  expect(shown.at(-1)?.because).toBe(softWater);
});

test('a sign that is among the first already stays there, and the place only says why', () => {
  const fact = aFact('lightning');
  const facts = [fact, aFact('towers')];
  const shown = listPageSigns({ service: 'washer', signs: eight, hasGas: true, facts, conditions });
  expect(slugs(shown)).toEqual(['sign-1', 'sign-2', 'sign-3', 'sign-4', 'sign-5', 'sign-6']);
  expect(shown[0]?.because).toBe(fact);
});

test('where no gas main is known the commonest sign of gas comes last, and where one is all keep their place', () => {
  const stove = [
    aSign(1, ['gas']),
    aSign(2, ['electric']),
    aSign(3, ['gas']),
    aSign(4),
    aSign(5),
    aSign(6),
    aSign(7),
  ];
  const without = listPageSigns({
    service: 'stove',
    signs: stove,
    hasGas: false,
    facts: [aFact('no gas mains')],
    conditions,
  });
  expect(slugs(without)).toEqual(['sign-2', 'sign-4', 'sign-5', 'sign-6', 'sign-7', 'sign-1']);
  const withGas = listPageSigns({
    service: 'stove',
    signs: stove,
    hasGas: true,
    facts: [aFact('gas mains')],
    conditions,
  });
  expect(slugs(withGas)).toEqual(['sign-1', 'sign-2', 'sign-3', 'sign-4', 'sign-5', 'sign-6']);
});

test('a sign of gas that is rare anyway takes no place from the others', () => {
  const dryer = [1, 2, 3, 4, 5, 6, 7].map((rank) => aSign(rank, rank === 7 ? ['gas'] : []));
  const shown = listPageSigns({
    service: 'dryer',
    signs: dryer,
    hasGas: false,
    facts: [aFact('no gas mains')],
    conditions,
  });
  expect(slugs(shown)).toEqual(['sign-1', 'sign-2', 'sign-3', 'sign-4', 'sign-5', 'sign-6']);
});

test('only facts that change something for the appliance are shown, five at most, none told twice', () => {
  const facts = [
    aFact('soft water'),
    aFact('salt air'),
    aFact('gated streets'),
    aFact('towers'),
    aFact('seasonal homes'),
    aFact('association rules'),
    aFact('lightning'),
    aFact('older homes'),
  ];
  const shown = listPageFacts('washer', facts, conditions, facts[0]);
  expect(shown.map(({ condition }) => condition)).toEqual([
    'towers',
    'lightning',
    'older homes',
    'seasonal homes',
    'association rules',
  ]);
  expect(listPageFacts('microwave', facts, conditions, undefined)).toEqual([]);
});

test('what helps a machine that has just failed is told first, and how to get in last', () => {
  const line = { en: 'It is so here, so do this.' };
  const gate = { ...aFact('gated streets'), lines: { stove: line } };
  const season = { ...aFact('seasonal homes'), lines: { stove: line } };
  const gas = { ...aFact('gas mains'), lines: { stove: line } };
  const salt = { ...aFact('salt air'), lines: { stove: { ...line, first: true as const } } };
  const told = listPageFacts('stove', [gate, season, gas, salt], conditions, undefined);
  expect(told).toEqual([salt, gas, season, gate]);
});

test('of two facts that ask the same the first is told, and a fact about other appliances is left out', () => {
  const facts = [aFact('mobile homes'), aFact('no gas mains'), aFact('gas mains')];
  expect(listPageFacts('stove', facts, conditions, undefined)).toEqual([facts[0], facts[2]]);
  const ofDryers = { ...aFact('gas mains'), services: ['dryer'] } as const;
  expect(listPageFacts('stove', [ofDryers], conditions, undefined)).toEqual([]);
});
