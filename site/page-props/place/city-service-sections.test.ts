import { expect, test } from 'vitest';
import { services } from '#content/catalogue/services.ts';
import { cities } from '#content/places/cities.ts';
import { safetyWords } from '#content/words/safety/safety-words.ts';
import { beforeWeCome, localSigns } from './city-service-sections.ts';

test('a line of the place that stands in a sign says all of it, and nothing is said after it twice', () => {
  const jupiter = cities.find(({ slug }) => slug === 'jupiter');
  const washer = services.find(({ slug }) => slug === 'washer');
  if (jupiter === undefined || washer === undefined) throw new Error('No Jupiter, or no washer');
  const besideSign = localSigns(jupiter, washer, 'en').find(({ here }) => here.because !== undefined);
  expect(besideSign?.here.because).toEqual({
    fact: 'Jupiter’s water is soft, so suds rinse out slowly and leave a film that smells. Use half the detergent the bottle says.',
    help: '',
  });
});

test('the first screen of a dryer speaks of a burning smell, and no sign does again', () => {
  const dryer = services.find(({ slug }) => slug === 'dryer');
  const [city] = cities;
  if (dryer === undefined) throw new Error('No dryer');
  const dangers = localSigns(city, dryer, 'en').flatMap(({ here }) => here.dangers);
  expect(dangers.filter((danger) => danger.includes('Burning smell'))).toEqual([]);
});

test('the lights in other rooms are asked about once in a sign: in the check before its reset', () => {
  const { line } = safetyWords.en['uneven-power'];
  const [city] = cities;
  const asked = services
    .filter(({ slug }) => slug === 'dryer' || slug === 'oven' || slug === 'stove')
    .flatMap((service) => localSigns(city, service, 'en'))
    .map(({ story, here }) =>
      [...here.dangers, ...story.checks.map(({ step }) => step)].filter((text) => text.startsWith(line)),
    );
  expect(asked.some((texts) => texts.length === 1)).toBe(true);
  expect(asked.filter((texts) => texts.length > 1)).toEqual([]);
  expect(asked.flat()).not.toContain(line);
});

test('a sign names the dangers that the first screen does not, and none twice', () => {
  const oven = services.find(({ slug }) => slug === 'oven');
  const [city] = cities;
  if (oven === undefined) throw new Error('No oven');
  const { 'heat-stays-on': heat, 'burning-smell': smell, 'half-tripped-breaker': half } = safetyWords.en;
  const dangers = localSigns(city, oven, 'en').flatMap(({ here }) => here.dangers);
  expect(dangers).toContain(heat.line);
  expect(dangers).not.toContain(smell.line);
  expect(dangers).not.toContain(half.line);
});

test('every stove and oven page names the anti-tip bracket, once, and a microwave over the range has its stove cleared', () => {
  const bracket = safetyWords.en['anti-tip'].line;
  for (const service of services) {
    const isRange = service.slug === 'stove' || service.slug === 'oven';
    for (const city of cities) {
      const { shared } = beforeWeCome(city, service, 'en');
      expect(
        shared.filter((line) => line === bracket),
        service.slug,
      ).toHaveLength(isRange ? 1 : 0);
      expect(
        shared.join(' ').includes('If the microwave hangs over a stove, clear the stove for the visit.'),
        service.slug,
      ).toBe(service.slug === 'microwave');
    }
  }
});
