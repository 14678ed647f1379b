import { expect, test } from 'vitest';
import { z } from 'zod';
import { aMark, aSubmission, noon } from '../../../../tests/support/builders/a-quote.ts';
import { anOperator } from '../../../../tests/support/board/board-visitor.ts';
import { serveApp } from '../../../../tests/support/servers/serve-app.ts';

const minute = 60_000;
const dayMs = 24 * 60 * minute;

test('plates, weeks, hours and tallies count the same leads', async () => {
  const app = await serveApp();
  const ana = await anOperator(app);
  // noon is a Wednesday: the week has begun two days before.
  for (const daysAgo of [0, 1, 2, 3, 6, 7, 29, 30, 89]) {
    const receivedAt = noon - daysAgo * dayMs;
    await app.store.saveLead(aSubmission({}, { receivedAt, dueAt: receivedAt + 15 * minute }));
  }
  const answer = z.looseObject({
    weeks: z.array(z.looseObject({ leads: z.number() })),
    hours: z.array(z.array(z.looseObject({ leads: z.number(), owed: z.number() }))),
    sourceWeeks: z.array(z.unknown()),
  });
  const read = async (period: string) =>
    answer.parse(await (await ana.get(`/figures?period=${period}`)).json());
  const month = await read('month');
  expect(month).toMatchObject({
    today: { leads: 1 },
    week: { leads: 5 },
    month: { leads: 7 },
    period: 'month',
    tallies: { places: [{ name: 'Miami Beach', count: 7 }] },
  });
  expect(month.weeks.map(({ leads }) => leads)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 3, 3]);
  expect(month.hours.map((day) => day[12]?.leads)).toEqual([2, 2, 2, 1, 0, 0, 1]);
  expect(month.hours.map((day) => day[12]?.owed)).toEqual([2, 2, 1, 1, 0, 0, 1]);
  expect(month.sourceWeeks).toEqual([{ name: '(other)', weeks: [0, 0, 0, 2, 0, 0, 3, 3] }]);
  expect(await read('today')).toMatchObject({ tallies: { places: [{ count: 1 }] } });
  expect(await read('quarter')).toMatchObject({ tallies: { places: [{ count: 8 }] } });
  expect(await read('nonsense')).toMatchObject({ period: 'month' });
});

test('what is counted once is told again until something changes or time has passed', async () => {
  const clock = { now: noon };
  const app = await serveApp({ now: () => clock.now });
  let counted = 0;
  const count = app.store.countSlices;
  const watched = await serveApp({
    now: () => clock.now,
    store: {
      ...app.store,
      countSlices(...question) {
        counted += 1;
        return count(...question);
      },
    },
  });
  const ana = await anOperator(watched);
  const { lead, ...frame } = aSubmission({}, { dueAt: noon });
  await watched.store.saveLead({ ...frame, lead });
  const today = async (): Promise<unknown> => (await ana.get('/figures')).json();
  await Promise.all([today(), today()]);
  await today();
  const afterLooking = counted;
  expect(afterLooking).toBeLessThanOrEqual(2);
  clock.now += 16_000;
  expect(await today()).toMatchObject({ today: { owed: 1, kept: 0 } });
  await watched.store.markLead(aMark(lead.id, { at: noon }));
  expect(await today()).toMatchObject({ today: { owed: 1, kept: 1 } });
});
