// What a code orders where power, heat, gas or water is in play: the same order, in the same turn, as the help it links to.
import { expect, test } from 'vitest';
import { listCodeGroups } from './list-codes.ts';

const codes = listCodeGroups('en').flatMap((group) => group.codes);

test('a wrong voltage has one verdict, and asks first about the lights in other rooms, as the signs do', () => {
  const voltage = codes.filter(
    ({ words: { meaning, tryFirst } }) =>
      /\bdouble breaker\b/u.test(tryFirst) ||
      (/\bvoltage\b|\bvolts\b|\bpower from the outlet\b/u.test(meaning) && !/\bcord\b/u.test(meaning)),
  );
  expect(voltage.length).toBeGreaterThan(11);
  const unasked = voltage.filter(
    ({ facts, words: { tryFirst } }) =>
      facts.mayRun !== 'reset-once' ||
      !tryFirst.startsWith(
        'If some lights are dim and others too bright, turn off the main breaker and call the power company.',
      ),
  );
  expect(unasked.map(({ id }) => id)).toEqual([]);
});

test('a filter with water behind it is opened as its sign says: without power, cool and empty, and tried once', () => {
  const orders = {
    washer: /\bone time\b.*\bRead “More” before you open it\.$/u,
    dishwasher:
      /^Turn off the dishwasher’s breaker and let the water cool\. Broken glass\? Call us\. If not, scoop the water out, clean the filter, .*\bone time\.$/u,
  } as const;
  const filters = codes.filter(
    ({ service, facts, words: { tryFirst } }) =>
      (service === 'washer' || facts.sign === 'standing-water') && /\bfilters?\b/u.test(tryFirst),
  );
  expect(filters.length).toBeGreaterThan(20);
  const unlike = filters.filter(
    ({ service, facts, words: { tryFirst } }) =>
      facts.mayRun !== 'test-once' ||
      !(service === 'washer' ? orders.washer : orders.dishwasher).test(tryFirst),
  );
  expect(unlike.map(({ id }) => id)).toEqual([]);
});

test('a heater that does not turn off, or a relay that may be its own, stays without power', () => {
  const hot = codes.filter(({ service, words: { meaning } }) =>
    service === 'dishwasher'
      ? /\brelay\b|\bheater does not turn off\b/u.test(meaning)
      : /\bheater does not turn on or off\b|\bturns the heat on and off\b/u.test(meaning),
  );
  expect(hot.length).toBeGreaterThan(4);
  const live = hot.filter(
    ({ facts, words: { tryFirst } }) => facts.mayRun !== 'no' || !/\bbreaker\b|\bunplug\b/iu.test(tryFirst),
  );
  expect(live.map(({ id }) => id)).toEqual([]);
});

test('a dryer that gets too hot is tested before it runs, and a closed gas valve has an answer', () => {
  const told = codes.filter(({ service }) => service === 'dryer');
  const hot = told.filter(({ facts }) => facts.sign === 'too-hot');
  const gas = told.filter(({ words: { tryFirst } }) => /\bgas valve\b/u.test(tryFirst));
  expect([hot.length, gas.length]).toEqual([1, 2]);
  const unlike = [
    ...hot.filter(({ words: { tryFirst } }) => !/\ba technician has tested it\b/u.test(tryFirst)),
    ...gas.filter(({ words: { tryFirst } }) => !/\bcrosswise, leave the valve closed\b/u.test(tryFirst)),
  ];
  expect(unlike.map(({ id }) => id)).toEqual([]);
});

test('no code lets a pump run on: most would say so beside a breaker that is off', () => {
  const running = codes.filter(({ words: { tryFirst } }) => /\bpump run\b/iu.test(tryFirst));
  expect(running.map(({ id }) => id)).toEqual([]);
});

test('codes of one meaning have one verdict and one step, within a brand and an appliance', () => {
  /** Meanings that two documents of a maker word differently. A compressor that gets no orders has its own help: shut doors. */
  const alike: readonly RegExp[] = [
    /^(?!.*\bcompressor\b).*\bnot communicating\b/u,
    /\bload is uneven\b/u,
    /\btemperature sensor\b|\bsensor for the water temperature\b/u,
    /\bdoor (?:or lid )?does not lock\b/u,
    /\bfound a (?:water )?leak\b|\bwater where it should not be\b/iu,
  ];
  const told = codes.map(({ id, brand, service, facts, words: { meaning, tryFirst } }) => ({
    id,
    meant: `${brand} ${service} ${String(alike.find((shape) => shape.test(meaning)) ?? meaning)}`,
    said: `${facts.mayRun} ${tryFirst}`,
  }));
  expect(told.filter(({ meant }) => meant.includes('not communicating')).length).toBeGreaterThan(10);
  const parted = told.filter(({ meant, said }) =>
    told.some((other) => other.meant === meant && other.said !== said),
  );
  expect(parted.map(({ id }) => id)).toEqual([]);
});

test('whatever a dishwasher says of a leak, its own valve is closed, under the sink', () => {
  const leaks = codes.filter(({ service, facts }) => service === 'dishwasher' && facts.sign === 'leak-code');
  expect(leaks.length).toBeGreaterThan(12);
  const unlike = leaks.filter(
    ({ words: { tryFirst } }) => !/\bfloor is dry, close the valve under the sink\b/u.test(tryFirst),
  );
  expect(unlike.map(({ id }) => id)).toEqual([]);
});

test('codes of one meaning have one verdict and one step, whoever made the machine', () => {
  const alike: readonly RegExp[] = [
    /\bfound a (?:water )?leak\b|\bwater where it should not be\b|\btoo much water\b/iu,
    /\bbutton\b.*\b(?:is stuck|has a fault)\b|\b(?:keypad|touch panel)\b.*\bfault\b/iu,
    /\bcooling fan\b/u,
    /\bends the defrost\b/u,
    /\boven sensor gives a wrong reading\b/u,
    /^No (?:current|power) reaches the heater\.$/u,
    /\bno gas reaches\b|\bgas dryer did not light\b/iu,
  ];
  for (const shape of alike) {
    for (const service of new Set(codes.map((code) => code.service))) {
      const said = codes
        .filter((code) => code.service === service && shape.test(code.words.meaning))
        .map(({ id, facts, words: { tryFirst } }) => ({ id, said: `${facts.mayRun} ${tryFirst}` }));
      const parted = said.filter((code) => code.said !== said[0]?.said);
      expect(
        parted.map(
          ({ id, said: other }) => `${id}: ${other}, but ${String(said[0]?.id)}: ${String(said[0]?.said)}`,
        ),
      ).toEqual([]);
    }
  }
});

test('a code with nothing to try is left off, and water on the floor closes the main valve', () => {
  const idle = codes.filter(({ words: { tryFirst } }) =>
    /^There is nothing you can safely try\b/u.test(tryFirst),
  );
  expect(idle.length).toBeGreaterThan(30);
  expect(idle.filter(({ facts }) => facts.mayRun !== 'no').map(({ id }) => id)).toEqual([]);
  const dry = codes.filter(({ words: { tryFirst } }) => /\bfloor is dry\b.*\bvalves?\b/u.test(tryFirst));
  expect(dry.length).toBeGreaterThan(20);
  expect(
    dry.filter(({ words: { tryFirst } }) => !/\bmain water valve\b/u.test(tryFirst)).map(({ id }) => id),
  ).toEqual([]);
});

test('a supply that is wrong at one outlet sends nobody to an electrician before the outlet is measured', () => {
  const plugged = codes.filter(
    ({ service, words: { tryFirst } }) =>
      /^If some lights are dim and others too bright\b/u.test(tryFirst) &&
      ['washer', 'dishwasher', 'refrigerator'].includes(service),
  );
  expect(plugged.length).toBeGreaterThan(6);
  expect(
    plugged
      .filter(
        ({ facts, words: { tryFirst } }) =>
          facts.mayRun !== 'reset-once' || /\belectrician\b/iu.test(tryFirst),
      )
      .map(({ id }) => id),
  ).toEqual([]);
});
