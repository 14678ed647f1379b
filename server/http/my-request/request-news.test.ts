// What the desk does with a request, seen from its page: within seconds, by first names alone, and as a file for the calendar.
import { load } from 'cheerio';
import ICAL from 'ical.js';
import { aClosedDay, aStorm } from '../../../tests/support/builders/an-exception.ts';
import { aMark, aQuote, aSubmission, noon } from '../../../tests/support/builders/a-quote.ts';
import { florida } from '../../../tests/support/builders/company.ts';
import { aBooking, anAction, aWish } from '../../../tests/support/builders/a-visit.ts';
import { requestTemplates as templates } from '../../../tests/support/servers/a-site.ts';
import { serveApp } from '../../../tests/support/servers/serve-app.ts';
import { expect, test } from 'vitest';
import type { OpeningException } from '#domain/opening/opening-calendar.ts';
import type { OpeningSource } from '#server/opening/opening-source.ts';
import type { GivenPart } from '#domain/visits/visit-part.ts';

const file = '/api/my-request/visit.ics';

async function aRequest(exceptions: readonly OpeningException[] = []) {
  const opening: OpeningSource = {
    calendar: () => ({ hours: florida, exceptions }),
    refresh: () => Promise.resolve(),
    onChange: () => undefined,
    start: () => () => undefined,
  };
  const clock = { now: noon };
  const app = await serveApp({ templates, opening, now: () => clock.now });
  const kept = await app.post('/api/quote', aQuote());
  const cookie = kept.headers.get('set-cookie')?.split(';')[0] ?? '';
  const [lead] = await app.store.listLeads();
  const leadId = lead?.id ?? '';
  await app.store.saveTechnician({ id: 'ben', name: 'Ben Alvarez' }, anAction());
  const book = async () => {
    const booking = aBooking(leadId, { technicianId: 'ben', isOverfull: true });
    await app.store.bookVisit(booking);
    return booking.visitId;
  };
  const press = (visitId: string, seen: number, step: 'on-the-way' | 'cancel' | 'done' | 'needs-return') =>
    app.store.actOnVisit({ action: anAction(), visitId, seen, step, note: '' });
  const needsPart = (visitId: string, seen: number, part: GivenPart) =>
    app.store.actOnVisit({ action: anAction(), visitId, seen, step: 'needs-part', part, note: '' });
  const page = async () => load(await (await app.get('/submitted', { cookie })).text());
  const state = async () => (await page())('[data-request=state]').text();
  return { app, clock, cookie, leadId, book, press, needsPart, page, state };
}

test('each action of the desk is told, and who comes by the first name alone', async () => {
  const { app, cookie, leadId, book, press, page, state } = await aRequest();
  await app.store.markLead(aMark(leadId, { outcome: 'called' }));
  expect(await state()).toContain('We talked with you');
  const visitId = await book();
  expect(await state()).toBe('Your visit: Thu, Jun 11, 9–11 am. Ben is your technician.');
  await press(visitId, 0, 'on-the-way');
  expect(await state()).toBe('Ben is on the way to you. Your visit: Thu, Jun 11, 9–11 am.');
  expect(await (await app.get('/submitted', { cookie })).text()).not.toContain('Alvarez');
  expect((await page())('[data-request-live]').attr('data-request-over')).toBeUndefined();
  await press(visitId, 1, 'done');
  expect((await page())('[data-request-live]').attr('data-request-over')).toBeDefined();
});

test('a time that is past is never told as a visit to come, and is no entry for a calendar', async () => {
  const { app, clock, cookie, book, press, page, state } = await aRequest();
  const visitId = await book();
  const past = 'Your visit was booked for Thu, Jun 11, 9–11 am, and that time is past.';
  clock.now = Date.UTC(2026, 5, 11, 15);
  expect(await state()).toBe(`${past} If nobody came, call us for a new time.`);
  expect((await page())('[data-request-file]').attr('hidden')).toBeDefined();
  expect((await app.get(file, { cookie })).status).toBe(404);
  await press(visitId, 0, 'on-the-way');
  expect(await state()).toContain('Ben is on the way to you.');
  clock.now = Date.UTC(2026, 5, 12, 4);
  expect(await state()).toContain(past);
});

test('who cancels is told that nobody comes to the visit, by its time', async () => {
  const { app, clock, cookie, book, state } = await aRequest();
  await book();
  await app.post('/api/my-request/cancel', { reason: '' }, { cookie });
  expect(await state()).toContain('the visit with it: nobody comes Thu, Jun 11, 9–11 am.');
  clock.now = Date.UTC(2026, 5, 11, 15);
  expect(await state()).toMatch(/^You canceled this request\. If/u);
});

test('another machine, of a request that was merged, stands with what was sent', async () => {
  const { app, leadId, page } = await aRequest();
  const also = async () => (await page())('[data-request=also]').text();
  expect(await also()).toBe('');
  const other = { requestId: 'other', appliance: 'dryer', sign: 'no-heat', message: '' };
  const { leadId: merged } = await app.store.saveLead(aSubmission({}, other));
  await app.store.mergeLead({ ...anAction(), leadId: merged, into: leadId });
  expect(await also()).toBe('Dryer: Turns, but there is no heat');
});

test('under a notice that stops visits the page says whether the visit that is booked stands or may move, and one of the two alone', async () => {
  const hour = 60 * 60_000;
  const noVisits = { counties: [], stopsVisits: true };
  const notices = {
    none: [],
    stands: [aStorm({ ...noVisits, untilMs: noon + 8 * hour })],
    later: [aStorm({ ...noVisits, fromMs: noon + hour, untilMs: noon + 48 * hour })],
    taken: [aStorm({ ...noVisits, untilMs: noon + 48 * hour })],
    closed: [aClosedDay({ from: '2026-06-11', to: '2026-06-11', reason: '' })],
    elsewhere: [aStorm({ ...noVisits, counties: ['Pinellas'], untilMs: noon + 48 * hour })],
    words: [aStorm({ ...noVisits, stopsVisits: false, untilMs: noon + 48 * hour })],
  };
  const said = async (exceptions: readonly OpeningException[]) => {
    const { book, page } = await aRequest(exceptions);
    await book();
    const shown = await page();
    return [shown('[data-request=state]').text(), shown('[data-request=more]').text()];
  };
  const booked = 'Your visit: Thu, Jun 11, 9–11 am. Ben is your technician.';
  const moving = 'Your visit is booked for Thu, Jun 11, 9–11 am, but it may have to move.';
  expect(await said(notices.none)).toEqual([booked, '']);
  expect(await said(notices.stands)).toEqual([
    booked,
    'No visits are made in your area right now. Yours is at another time and stays as booked.',
  ]);
  // What holds now stands above all else.
  expect(await said(notices.taken)).toEqual([
    moving,
    expect.stringMatching(/^We may not make visits at that time\. Nothing is canceled yet\. Call us/u),
  ]);
  expect(await said(notices.later)).toEqual([
    moving,
    expect.stringMatching(
      /^We may not make visits at that time: Hurricane: we are off the roads in Pinellas\. Nothing is canceled yet\. Call us/u,
    ),
  ]);
  expect(await said(notices.closed)).toEqual([
    moving,
    expect.stringContaining('Nothing is canceled yet. Call us'),
  ]);
  expect(await said(notices.elsewhere)).toEqual([booked, '']);
  expect(await said(notices.words)).toEqual([booked, '']);
});

test('a notice is told once on the page of who lives where it holds, and not on any other', async () => {
  const stopping = { stopsVisits: true, untilMs: noon + 48 * 60 * 60_000 };
  const told = async (exceptions: readonly OpeningException[]) => {
    const { app, cookie } = await aRequest(exceptions);
    return (await app.get('/submitted', { cookie })).text();
  };
  const here = await told([aStorm({ ...stopping, counties: ['Miami-Dade'] })]);
  expect(here.split('we are off the roads')).toHaveLength(2);
  expect(load(here)('[data-notices] p')).toHaveLength(1);
  expect(load(here)('[data-today-api]').attr('data-today-api')).toBe('/api/today?page=33139');
  expect(await told([aStorm({ ...stopping, counties: ['Pinellas'] })])).not.toContain('off the roads');
  const asked = await aRequest([aStorm({ ...stopping, counties: ['Pinellas'] })]);
  const answer = async (page: string): Promise<unknown> =>
    (await asked.app.get(`/api/today?page=${page}`)).json();
  expect(await answer('33139')).toMatchObject({ page: { notices: [] } });
  expect(await answer('33701')).toMatchObject({
    page: { notices: ['Hurricane: we are off the roads in Pinellas.'] },
  });
});

test('after a visit that needs a part the page says which and when, and never that it is fixed', async () => {
  const { book, needsPart, page, state } = await aRequest();
  const visitId = await book();
  const pump = { name: 'drain pump', orderedOn: null, expectedOn: null };
  const ordered = { ...pump, orderedOn: '2026-06-11' };
  const said = [
    [pump, 'We need a part: drain pump. We order it and call you to schedule the return visit.'],
    [ordered, 'We need a part: drain pump, ordered Thu, Jun 11. We call you to schedule the return visit.'],
    [
      { ...ordered, expectedOn: '2026-06-15' },
      'We need a part: drain pump, ordered Thu, Jun 11, expected Mon, Jun 15. We call you to schedule the return visit.',
    ],
  ] as const;
  for (const [seen, [part, text]] of said.entries()) {
    await needsPart(visitId, seen, part);
    expect(await state()).toBe(text);
  }
  const $ = await page();
  expect($('[data-request-step=visit]').attr('aria-current')).toBe('step');
  expect($('[data-request-live]').attr('data-request-over')).toBeUndefined();
});

test('after a visit that needs another the page says so, and then when that is', async () => {
  const { book, press, state } = await aRequest();
  await press(await book(), 0, 'needs-return');
  expect(await state()).toBe('We have to come once more. We call you to schedule the return visit.');
  await book();
  expect(await state()).toBe('Your visit: Thu, Jun 11, 9–11 am. Ben is your technician.');
});

test('a page that asks with what it has seen is answered without a body until something is new', async () => {
  const { app, cookie, book, page } = await aRequest();
  const version = (await page())('[data-request-live]').attr('data-request-version') ?? '';
  expect(version).toMatch(/^[\w-]{16}$/u);
  const ask = () => app.get('/submitted', { cookie, 'if-none-match': `"${version}"` });
  const same = await ask();
  expect(same.status).toBe(304);
  expect(same.headers.get('cache-control')).toBe('no-store');
  expect(await same.text()).toBe('');
  await book();
  const news = await ask();
  expect(news.status).toBe(200);
  expect(await news.text()).toContain('Your visit: ');
});

test('an open page asks for the part that changes, and is given what stands in the whole page', async () => {
  const { app, cookie } = await aRequest();
  const whole = await (await app.get('/submitted', { cookie })).text();
  const answer = await app.get('/submitted', { cookie, 'x-part': 'request' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const part = await answer.text();
  expect(part).toMatch(/^<div data-request-live="\/submitted"/u);
  const idsOut = (html: string) => html.replaceAll(/value="id-\d+"/gu, '');
  expect(idsOut(whole)).toContain(idsOut(part));
});

test('the file has the visit, names nobody, is kept by nobody, and is given to the holder of the cookie while somebody comes', async () => {
  const { app, cookie, book, press, page } = await aRequest();
  expect((await app.get(file, { cookie })).status).toBe(404);
  expect((await page())('[data-request-file]').attr('hidden')).toBeDefined();
  const visitId = await book();
  expect((await page())('[data-request-file]').attr('hidden')).toBeUndefined();
  const answer = await app.get(file, { cookie });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const text = await answer.text();
  expect(text).not.toMatch(/Rosa|Diaz|rosa@|Alvarez|ATTENDEE|my-request/u);
  const calendar = ICAL.Component.fromString(text);
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  const event = calendar.getFirstSubcomponent('vevent');
  expect(event?.getFirstPropertyValue('uid')).toBe(visitId);
  expect(event?.getFirstPropertyValue('dtstart')?.toString()).toBe('2026-06-11T13:00:00Z');
  const wish = aWish({ fromHour: 13, technicianId: 'ben', isOverfull: true });
  await app.store.actOnVisit({ action: anAction(), visitId, seen: 0, step: 'move', wish });
  const moved = await (await app.get(file, { cookie })).text();
  expect(moved).toContain(`UID:${visitId}`);
  expect(moved).toContain('SEQUENCE:1');
  for (const stranger of ['', 'request=wrong'])
    expect((await app.get(file, { cookie: stranger })).status).toBe(404);
  await press(visitId, 1, 'cancel');
  expect((await app.get(file, { cookie })).status).toBe(404);
});
