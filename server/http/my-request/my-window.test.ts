// Windows on the page of a visitor's own request: held until the desk calls, and asked for in the place of a visit's.
import { load } from 'cheerio';
import { aQuote, noon } from '../../../tests/support/builders/a-quote.ts';
import { aBooking, anAction } from '../../../tests/support/builders/a-visit.ts';
import { requestTemplates as templates } from '../../../tests/support/servers/a-site.ts';
import { serveApp, type ServedApp } from '../../../tests/support/servers/serve-app.ts';
import { expect, test } from 'vitest';

const minute = 60_000;
const thursday = { weekday: 4, fromHour: 9 } as const;

/** A visitor who has sent a request, on one device. */
async function aVisitor(app: ServedApp, changes: Readonly<Record<string, string>> = {}) {
  const kept = await app.post('/api/quote', aQuote(changes));
  const cookie = kept.headers.get('set-cookie')?.split(';')[0] ?? '';
  const read = async (answer: Response) => load(await answer.text());
  return {
    page: async () => read(await app.get('/submitted', { cookie })),
    post: async (name: string, fields: Readonly<Record<string, string>>) =>
      app.post(`/api/my-request/${name}`, fields, { cookie }),
    read,
  };
}

async function anApp() {
  const clock = { now: noon };
  const app = await serveApp({ templates, now: () => clock.now });
  return { app, clock };
}

const valuesOf = (page: ReturnType<typeof load>, form = 'pick') =>
  page(`[data-request-windows=${form}] details input[name=window]`)
    .toArray()
    .map((input) => page(input).attr('value'));

test('the windows of seven days are offered, and the one that is picked is held, not promised', async () => {
  const { app } = await anApp();
  const visitor = await aVisitor(app);
  const before = await visitor.page();
  const values = valuesOf(before);
  expect(values[0]).toBe('2026-06-10 13');
  expect(values.at(-1)).toBe('2026-06-16 19');
  expect(before('[data-request-windows=move]').attr('hidden')).toBe('hidden');
  const twice = [
    visitor.post('window', { window: '2026-06-11 9' }),
    visitor.post('window', { window: '2026-06-11 9' }),
  ];
  expect((await Promise.all(twice)).map(({ status }) => status)).toEqual([303, 303]);
  const page = await visitor.page();
  expect(page('[data-request=held]').text()).toBe(
    'We keep Thu, Jun 11, 9–11 am free for you until we call, at the latest until Jun 10, 2:00 pm. It is not agreed yet: we confirm it on the phone.',
  );
  expect(page('input:checked').attr('value')).toBe('2026-06-11 9');
  const [lead] = await app.store.listLeads();
  expect(lead).toMatchObject({ state: 'open', events: [{ operator: 'Customer', outcome: 'note' }] });
  expect(lead?.events[0]?.note).toBe('Window held until we call: Thu, Jun 11, 9–11 am');
});

test('who is not served is offered no window, holds none, and is told of a call and nothing else', async () => {
  const { app } = await anApp();
  const visitor = await aVisitor(app);
  const [lead] = await app.store.listLeads();
  const customer = { note: '', language: '', doNotServe: true };
  const action = { ...anAction(), leadId: lead?.id ?? '', note: '', content: {}, customer };
  expect(await app.store.correctByDesk(action)).toEqual({ kind: 'marked' });
  const page = await visitor.page();
  expect(valuesOf(page)).toEqual([]);
  expect(page('[data-request-windows=pick] [data-request-why]').text()).toMatch(
    /^We agree on a time when we call you\./u,
  );
  expect(page.text()).not.toMatch(/serve/u);
  await visitor.post('window', { window: '2026-06-11 9' });
  expect((await app.store.findLastPick(lead?.id ?? '', noon))?.state).toBeUndefined();
});

test('a request that was canceled, merged into another, takes no windows from that one', async () => {
  const { app } = await anApp();
  const off = await aVisitor(app, { request_id: 'request-off' });
  await off.post('cancel', { reason: '' });
  const [canceled] = await app.store.listLeads();
  const visitor = await aVisitor(app, { request_id: 'request-on' });
  const other = (await app.store.listLeads()).find(({ id }) => id !== canceled?.id);
  const merge = { ...anAction(), leadId: canceled?.id ?? '', into: other?.id ?? '' };
  expect(await app.store.mergeLead(merge)).toEqual({ kind: 'marked' });
  expect(valuesOf(await visitor.page()).length).toBeGreaterThan(0);
});

test('who is too late for the last place is told so, beside the next one, and keeps what they had', async () => {
  const { app } = await anApp();
  const plan = [thursday, { weekday: 5, fromHour: 9 }, { weekday: 5, fromHour: 13 }];
  await app.store.saveVisitPlan(
    plan.map((one) => ({ ...one, places: { 'miami-dade': 1 } })),
    anAction(),
  );
  const [first, second] = [
    await aVisitor(app),
    await aVisitor(app, { phone: '(305) 555-0188', email: 'b@example.com' }),
  ];
  await second.post('window', { window: '2026-06-12 13' });
  expect((await first.post('window', { window: '2026-06-11 9' })).status).toBe(303);
  const late = await second.post('window', { window: '2026-06-11 9' });
  expect(late.status).toBe(422);
  const page = await second.read(late);
  expect(page('[data-request=pick-problem]').text()).toBe(
    'Thu, Jun 11, 9–11 am is taken: somebody was faster, or it is too soon by now. What you had chosen before stays yours. The next one free is marked below: Fri, Jun 12, 9–11 am. Press the button if it suits you.',
  );
  expect(page('input:checked').attr('value')).toBe('2026-06-12 9');
  expect(page('[data-request=held]').text()).toContain('Fri, Jun 12, 1–3 pm');
});

test('after two hours without a call the window is free again, and the page says so', async () => {
  const { app, clock } = await anApp();
  const visitor = await aVisitor(app);
  await visitor.post('window', { window: '2026-06-11 9' });
  clock.now = noon + 120 * minute;
  const page = await visitor.page();
  expect(page('[data-request=held]').attr('hidden')).toBe('hidden');
  expect(page('[data-request=gone]').text()).toContain('Thu, Jun 11, 9–11 am is not kept for you any more');
});

test('given back, canceled, or with nothing chosen, nothing is held; the page says what is missing', async () => {
  const { app } = await anApp();
  const visitor = await aVisitor(app);
  expect((await visitor.post('window', {})).status).toBe(422);
  expect((await visitor.post('window', { window: '2026-13-45 9' })).status).toBe(422);
  await visitor.post('window', { window: '2026-06-11 9' });
  expect((await visitor.post('window', { window: 'none' })).status).toBe(303);
  expect((await visitor.page())('[data-request=held]').text()).toBe('');
  await visitor.post('window', { window: '2026-06-11 9' });
  await visitor.post('cancel', { change_id: 'cancel-it' });
  const page = await visitor.page();
  expect(page('[data-request=held]').text()).toBe('');
  expect(page('[data-request-windows=pick]').attr('hidden')).toBe('hidden');
});

test('outside the area nothing is offered, and the page says why', async () => {
  const { app } = await anApp();
  const page = await (await aVisitor(app, { zip: '99501' })).page();
  expect(valuesOf(page)).toEqual([]);
  expect(page('[data-request-why] p').first().text()).toContain('outside the area');
  expect(page('[data-request-windows=pick] form').attr('hidden')).toBe('hidden');
});

test('with a visit another time is asked for: the visit stays, and the desk sees the wish', async () => {
  const { app } = await anApp();
  const visitor = await aVisitor(app);
  const [sent] = await app.store.listLeads();
  await app.store.bookVisit(aBooking(sent?.id ?? ''));
  const page = await visitor.page();
  expect(page('[data-request-windows=move]').attr('hidden')).toBeUndefined();
  expect((await visitor.post('another-time', {})).status).toBe(422);
  const wish = { window: '2026-06-12 9', note: 'After <school>', change_id: 'another-time-1' };
  for (const times of [1, 2])
    expect((await visitor.post('another-time', wish)).status, String(times)).toBe(303);
  const [lead] = await app.store.listLeads();
  expect(lead?.events.map(({ note }) => note)).toEqual([
    'Thu, Jun 11, 9–11 am',
    'Asks for another time: Fri, Jun 12, 9–11 am · After <school>',
  ]);
  expect(await app.store.listVisits('2026-06-11')).toMatchObject([{ visit: { state: 'set' } }]);
});
