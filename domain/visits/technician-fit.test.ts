import { expect, test } from 'vitest';
import { isAvailable, listBars, listFarStops, rankTechnicians, type WantedVisit } from './technician-fit.ts';
import { anyProfile, type Technician, type TechnicianProfile } from './technician.ts';

const wanted: WantedVisit = {
  ...{ date: '2026-06-16', fromHour: 13, toHour: 15, region: 'west-central-florida' },
  ...{ appliance: 'washer', zip: '33606' },
};

function one(name: string, profile: Partial<TechnicianProfile> = {}): Technician {
  return {
    id: name,
    name,
    isGone: false,
    feedMadeAt: null,
    pageMadeAt: null,
    profile: { ...anyProfile, ...profile },
  };
}

const stop = (technicianId: string, fromHour: number, zip: string) => ({
  ...{ technicianId, fromHour, toHour: fromHour + 2, zip },
});

test('who nothing is said of is able everywhere, every day, with everything', () => {
  expect(listBars(anyProfile, wanted, [])).toEqual([]);
});

test('each thing that speaks against somebody is named, all of them together', () => {
  const profile: TechnicianProfile = {
    ...anyProfile,
    ...{ regions: ['miami-dade'], appliances: ['dryer'], weekdays: [1] },
  };
  expect(listBars(profile, wanted, [{ fromHour: 14, toHour: 16 }])).toEqual([
    ...['off', 'region', 'appliance'],
    'busy',
  ]);
});

test('a visit before or after is no other visit then; without a window nobody is busy', () => {
  const stops = [
    { fromHour: 11, toHour: 13 },
    { fromHour: 15, toHour: 17 },
  ];
  expect(listBars(anyProfile, wanted, stops)).toEqual([]);
  const noWindow = { ...wanted, fromHour: undefined, toHour: undefined };
  expect(listBars(anyProfile, noWindow, [{ fromHour: 13, toHour: 15 }])).toEqual([]);
});

test('an appliance that is not known speaks against nobody', () => {
  expect(listBars({ ...anyProfile, appliances: ['dryer'] }, { ...wanted, appliance: '' }, [])).toEqual([]);
});

test('free and able ones come first, of these who has a stop nearest, then by name', () => {
  const all = [one('Ann'), one('Ben'), one('Cora'), one('Dan'), one('Eve', { weekdays: [0] })];
  const stops = [
    ...[stop('Dan', 9, '33606'), stop('Dan', 13, '33606')],
    ...[stop('Cora', 9, '33139'), stop('Cora', 11, '33606'), stop('Cora', 15, '33606')],
    stop('Ben', 9, '33611'),
  ];
  const ranked = rankTechnicians(all, wanted, stops);
  expect(ranked.map(({ technician }) => technician.name)).toEqual(['Cora', 'Ben', 'Ann', 'Dan', 'Eve']);
  expect(ranked.map(({ zips }) => zips)).toEqual([['33606', '33139'], ['33611'], [], ['33606'], []]);
  expect(ranked.map(({ busy }) => busy?.fromHour)).toEqual([undefined, undefined, undefined, 13, undefined]);
});

test('only the stops right before and after are far, and time between makes up for miles', () => {
  const at = (fromHour: number, miles: number | null) => ({ ...stop('Ben', fromHour, ''), miles });
  const sidesOf = (...stops: readonly ReturnType<typeof at>[]) =>
    listFarStops(stops, wanted).map(({ side, stop: { miles } }) => [side, miles]);
  expect(sidesOf(at(11, 25), at(15, 21))).toEqual([
    ['before', 25],
    ['after', 21],
  ]);
  expect(sidesOf(at(11, 20), at(15, 3))).toEqual([]);
  expect(sidesOf(at(9, 25))).toEqual([]);
  expect(sidesOf(at(9, 90))).toEqual([['before', 90]]);
  expect(sidesOf(at(7, 200), at(11, 4))).toEqual([]);
  expect(sidesOf(at(11, null), at(13, 90))).toEqual([]);
  expect(listBars(anyProfile, wanted, [at(11, 25)])).toEqual(['far']);
  expect(listFarStops([at(11, 25)], { fromHour: undefined, toHour: undefined })).toEqual([]);
});

test('a long way leaves somebody available, after those who are near', () => {
  const stops = [{ ...stop('Ann', 11, '33606'), miles: 25 }, stop('Dan', 13, '33139')];
  const ranked = rankTechnicians([one('Ann'), one('Ben'), one('Dan')], wanted, stops);
  expect(ranked.map((fit) => [fit.technician.name, isAvailable(fit)])).toEqual([
    ['Ben', true],
    ['Ann', true],
    ['Dan', false],
  ]);
});
