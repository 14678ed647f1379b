import { aClosedDay, aStorm } from '../../tests/support/builders/an-exception.ts';
import { aQuote, noon } from '../../tests/support/builders/a-quote.ts';
import { florida } from '../../tests/support/builders/company.ts';
import { anOperator } from '../../tests/support/board/board-visitor.ts';
import { serveApp } from '../../tests/support/servers/serve-app.ts';
import { expect, test } from 'vitest';
import { standingCalendar } from '#domain/opening/opening-calendar.ts';
import { todayAnswer } from '#domain/opening/today.ts';
import { longestAlert } from '#domain/opening/exception-limits.ts';

test('it says what is true now, may be kept for half a minute, and is small', async () => {
  const app = await serveApp();
  const answer = await app.get('/api/today');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=30');
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  const text = await answer.text();
  expect(JSON.parse(text)).toEqual(todayAnswer(standingCalendar(florida), noon));
  expect(Buffer.byteLength(text)).toBeLessThan(600);
});

test('with a notice as long as may be, and a region we are away from, it is a kilobyte', async () => {
  const app = await serveApp();
  const owner = await anOperator(app);
  const fromMs = noon;
  const untilMs = noon + 86_400_000;
  await owner.post('/opening', { exception: aStorm({ text: 'x'.repeat(longestAlert) }) });
  const away = { kind: 'away', id: 'exception-away', regions: ['west-central-florida'], reason: 'Hurricane' };
  await owner.post('/opening', { exception: { ...away, fromMs, untilMs } });
  const text = await (await app.get('/api/today?region=west-central-florida')).text();
  expect(JSON.parse(text)).toMatchObject({ notices: [{}], away: [{}], promise: { kind: 'from' } });
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(1024);
});

test('a notice of a county is told to its ZIP codes and its region, and to who names no place', async () => {
  const app = await serveApp();
  const owner = await anOperator(app);
  await owner.post('/opening', { exception: aStorm() });
  const noticesOf = async (query: string) => {
    const answer = await app.get(`/api/today${query}`);
    const today: unknown = await answer.json();
    return today;
  };
  for (const query of ['', '?zip=33755', '?region=west-central-florida'])
    expect(await noticesOf(query), query).toMatchObject({ notices: [{ counties: ['Pinellas'] }] });
  for (const query of ['?zip=33131', '?zip=90210', '?region=miami-dade'])
    expect(await noticesOf(query), query).toMatchObject({ notices: [] });
});

test('a change is told with the next answer', async () => {
  const clock = { now: noon };
  const app = await serveApp({ now: () => clock.now });
  const owner = await anOperator(app);
  expect(await (await app.get('/api/today')).json()).toMatchObject({ isOpen: true });
  const exception = aClosedDay({ from: '2026-06-10', to: '2026-06-10' });
  await owner.post('/opening', { exception });
  expect(await (await app.get('/api/today')).json()).toMatchObject({ isOpen: false });
  await owner.ask('DELETE', `/opening/${exception.id}`);
  clock.now += 9 * 60 * 60_000;
  const evening = await (await app.get('/api/today')).json();
  expect(evening).toMatchObject({ isOpen: false, now: clock.now, promise: { kind: 'from' } });
});

test('what is no region and no ZIP code is refused, as is another method', async () => {
  const app = await serveApp();
  for (const query of ['?region=atlantis', '?zip=1', '?zip=abcde', '?region=']) {
    const answer = await app.get(`/api/today${query}`);
    expect([answer.status, await answer.json()], query).toEqual([400, { kind: 'fault' }]);
  }
  const posted = await app.post('/api/today', {});
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('a lead is promised what holds when it comes, and keeps that promise when a day is closed after it', async () => {
  const app = await serveApp();
  const owner = await anOperator(app);
  const send = async (request_id: string, zip = '33755') => {
    await app.post('/api/quote', aQuote({ request_id, zip, name: request_id }));
    const { leads } = await app.store.listBoardLeads({ search: request_id, page: 1 });
    const [lead] = leads;
    return { starts: (lead?.clockStartsAt ?? 0) - noon, due: (lead?.dueAt ?? 0) - noon };
  };
  const minute = 60_000;
  expect(await send('ordinary')).toEqual({ starts: 0, due: 15 * minute });
  const untilMs = noon + 60 * minute;
  const away = {
    kind: 'away',
    id: 'exception-away',
    regions: ['west-central-florida'],
    fromMs: noon,
    untilMs,
  };
  await owner.post('/opening', { exception: { ...away, reason: 'Hurricane' } });
  expect(await send('clearwater')).toEqual({ starts: 60 * minute, due: 75 * minute });
  expect(await send('miami', '33131')).toEqual({ starts: 0, due: 15 * minute });
  await owner.post('/opening', { exception: aClosedDay({ from: '2026-06-10', to: '2026-06-10' }) });
  const tomorrow = Date.UTC(2026, 5, 11, 11) - noon;
  expect(await send('closed')).toEqual({ starts: tomorrow, due: tomorrow + 15 * minute });
  const { leads } = await app.store.listBoardLeads({ search: 'ordinary', page: 1 });
  expect(leads[0]?.dueAt).toBe(noon + 15 * minute);
});

test('a page hears it in words, for its own place', async () => {
  const app = await serveApp();
  const owner = await anOperator(app);
  const storm = aStorm();
  await owner.post('/opening', { exception: storm });
  const pageOf = async (place: string): Promise<unknown> =>
    (await app.get(`/api/today?page=${place}`)).json();
  const { counties } = storm;
  expect(counties).toEqual(['Pinellas']);
  expect(await pageOf('clearwater')).toMatchObject({ page: { notices: [storm.text] } });
  expect(await pageOf('miami')).toMatchObject({
    page: { notices: [], texts: { promise: "We'll call you within 15 minutes." } },
  });
  expect(await pageOf('nowhere')).toEqual(await pageOf(''));
});
