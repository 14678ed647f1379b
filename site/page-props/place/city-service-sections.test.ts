import { expect, test } from 'vitest';
import { services } from '#content/catalogue/services.ts';
import { cities } from '#content/places/cities.ts';
import { placeGuides } from '#content/places/guides/guides.ts';
import { safetyWords } from '#content/words/safety/safety-words.ts';
import { beforeWeCome, localSigns } from './city-service-sections.ts';

test('a line of the place that stands in a sign says all of it, and nothing is said after it twice', () => {
  const inSigns = cities.flatMap((city) =>
    services.flatMap((service) =>
      localSigns(city, service, 'en').flatMap(({ here }) =>
        here.because === undefined ? [] : [{ ...here.because, city, service }],
      ),
    ),
  );
  const lined = inSigns.flatMap(({ city, service, fact, help }) => {
    const lines = placeGuides[city.slug].facts.map(({ lines: own }) => own?.[service.slug]?.en);
    return lines.includes(fact) ? [help] : [];
  });
  expect(lined.length).toBeGreaterThan(100);
  expect(lined.filter((help) => help !== '')).toEqual([]);
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
        shared
          .join(' ')
          .includes('If the microwave hangs over a stove, clear the stove and the cabinet above.'),
        service.slug,
      ).toBe(service.slug === 'microwave');
    }
  }
});
