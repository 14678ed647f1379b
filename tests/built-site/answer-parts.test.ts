// What the built module costs that writes parts of pages when they are asked for.
import { expect, test } from 'vitest';
import { createAnsweredPages } from '#server/http/answers/answered-pages.ts';
import { measureSlowdown } from '../support/hostile/long-texts.ts';
import { builtSite } from '../support/servers/a-site.ts';

test('a page of a refusal costs little, the first time aside: 1.1 ms of processor', () => {
  const page = createAnsweredPages(builtSite(), undefined)('/quote-faults');
  const choice = { name: 'quote-faults', language: 'en', form: 'quote' } as const;
  const faults = [{ field: 'zip', sentence: 'Wrong' }];
  const fill = (name: string) =>
    page?.page((parts) =>
      parts.form(choice, { fields: { name, message: 'y'.repeat(2000) }, faults, errorId: undefined }),
    ) ?? '';
  fill('the first');
  const pagesOfRound = 30;
  const costs = Array.from({ length: 10 }, (_, round) => {
    const before = process.cpuUsage();
    for (let place = 0; place < pagesOfRound; place += 1)
      expect(fill(`visitor ${round} ${place}`).length).toBeGreaterThan(8000);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / pagesOfRound / measureSlowdown();
  });
  // The least is what it costs, however much else the machine has to do.
  expect(Math.min(...costs)).toBeLessThan(1.1);
});
