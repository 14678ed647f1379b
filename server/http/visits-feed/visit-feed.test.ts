// The calendars of technicians, read by a parser that did not write them.
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { aSubmission, noon } from '../../../tests/support/builders/a-quote.ts';
import { aBooking, anAction, aWish } from '../../../tests/support/builders/a-visit.ts';
import { anOperator } from '../../../tests/support/board/board-visitor.ts';
import { serveApp, type ServedApp } from '../../../tests/support/servers/serve-app.ts';
import { z } from 'zod';

const feedAnswer = z.object({ path: z.string().regex(/^\/visits\/feed\/[\w-]+\.ics$/u) });

async function anApp() {
  const app = await serveApp();
  const owner = await anOperator(app);
  await app.store.saveTechnician({ id: 'ben', name: 'Ben' }, anAction());
  const newFeed = async () => feedAnswer.parse(await (await owner.post('/technicians/ben/feed')).json()).path;
  return { app, owner, newFeed };
}

async function book(app: ServedApp, changes: Parameters<typeof aSubmission>[1] = {}, note = '') {
  const { leadId } = await app.store.saveLead(aSubmission({}, changes));
  const booking = aBooking(leadId, { technicianId: 'ben', note, isOverfull: true });
  expect(await app.store.bookVisit(booking)).toMatchObject({ kind: 'kept' });
  return booking;
}

async function readEvents(app: ServedApp, path: string): Promise<readonly ICAL.Event[]> {
  const text = await (await app.get(path)).text();
  const calendar = ICAL.Component.fromString(text);
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

test('a calendar has each visit with its time, person and what to bring, whatever was typed', async () => {
  const { app, newFeed } = await anApp();
  const note = `Ring twice; gate 12, "blue" door\\left\n${'Ünïcødé '.repeat(30)}`;
  const booking = await book(app, { name: 'José; Núñez, Sr.', sign: 'warm-fridge' }, note);
  const [event, ...others] = await readEvents(app, await newFeed());
  expect(others).toEqual([]);
  expect(event?.uid).toBe(booking.visitId);
  expect(event?.summary).toBe('José; Núñez, Sr., Refrigerator');
  expect(event?.location).toBe('Miami Beach, FL 33139');
  expect(event?.description).toContain('Phone: (305) 555-0123');
  expect(event?.description).toContain(note.trim());
  // 9 in the morning of a summer day in Florida.
  expect(event?.startDate.toJSDate().toISOString()).toBe('2026-06-11T13:00:00.000Z');
  expect(event?.endDate.toJSDate().toISOString()).toBe('2026-06-11T15:00:00.000Z');
  expect(event?.component.getFirstPropertyValue('status')).toBe('CONFIRMED');
});

test('a return visit names its part and what was noted of it, whatever was typed', async () => {
  const { app, newFeed } = await anApp();
  const { leadId, visitId } = await book(app);
  const part = { name: 'Pump; 12 V, "left"', orderedOn: '2026-06-10', expectedOn: '2026-06-12' };
  const needs = { step: 'needs-part', part, note: 'Screw, not clip; a\\b\nEND:VEVENT' } as const;
  await app.store.actOnVisit({ ...needs, action: anAction(), visitId, seen: 0 });
  const again = aBooking(leadId, { date: '2026-06-15', technicianId: 'ben', isOverfull: true });
  await app.store.bookVisit(again);
  const event = (await readEvents(app, await newFeed())).find(({ uid }) => uid === again.visitId);
  expect(event?.description).toContain(
    `Part: ${part.name}, ordered Wed, Jun 10, expected Fri, Jun 12\n${needs.note}`,
  );
});

test('a file is as RFC 5545 wants it: lines end with CR and LF, none is over 75 octets, and a version is named', async () => {
  const { app, newFeed } = await anApp();
  await book(app, { name: 'Ünïcødé '.repeat(20), message: '日本語 '.repeat(60) }, 'Line one\r\nline two 🔧');
  const answer = await app.get(await newFeed());
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:')).toBe(true);
  expect(text.trimEnd().endsWith('END:VCALENDAR')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/u);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
  expect(text).not.toContain('\uFFFD');
});

test('names are one line each, and turn nothing around', async () => {
  const { app, owner, newFeed } = await anApp();
  await owner.post('/technicians/ben', { name: 'Ben \u202Eneb' });
  await book(app, { name: 'Rosa\r\nDESCRIPTION:x\u2028Diaz \u202Ezaid' });
  const path = await newFeed();
  const text = await (await app.get(path)).text();
  const [event] = await readEvents(app, path);
  expect(event?.summary).toBe('Rosa DESCRIPTION:x Diaz zaid, Refrigerator');
  expect(text).not.toMatch(/[\u2028\u202A-\u202E\u2066-\u2069]/u);
});

test('a new BOARD_SECRET ends no calendar', async () => {
  const { app, newFeed } = await anApp();
  await book(app);
  const path = await newFeed();
  const board = { secret: 'only-for-tests-0123456789', isHttps: false };
  const restarted = await serveApp({ store: app.store, board });
  expect(await readEvents(restarted, path)).toHaveLength(1);
});

test('a visit that is moved keeps its id and counts up; one that is canceled says so', async () => {
  const { app, newFeed } = await anApp();
  const { visitId } = await book(app);
  const path = await newFeed();
  const wish = aWish({ technicianId: 'ben', fromHour: 13 });
  await app.store.actOnVisit({ action: anAction(), visitId, seen: 0, step: 'move', wish });
  const [moved] = await readEvents(app, path);
  expect([moved?.uid, moved?.sequence]).toEqual([visitId, 1]);
  expect(moved?.startDate.toJSDate().toISOString()).toBe('2026-06-11T17:00:00.000Z');
  await app.store.actOnVisit({ action: anAction(), visitId, seen: 1, step: 'cancel', note: '' });
  const [canceled] = await readEvents(app, path);
  expect([canceled?.uid, canceled?.sequence]).toEqual([visitId, 2]);
  expect(canceled?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
});

test('what the customer says after it was booked is there, under a higher number and a later time', async () => {
  const { app, newFeed } = await anApp();
  const { leadId, visitId } = await book(app);
  const path = await newFeed();
  const [before] = await readEvents(app, path);
  const lastModified = (event: ICAL.Event | undefined) =>
    String(event?.component.getFirstPropertyValue('last-modified'));
  const changes = [
    { kind: 'street', text: '12 Palm Ave' },
    { kind: 'unit', text: 'Apt 4' },
    { kind: 'access', text: 'Gate 4711' },
    { kind: 'code', text: 'E24' },
    { kind: 'power', text: 'gas' },
  ] as const;
  await app.store.changeRequest({
    ...{ id: 'change-later', leadId, at: noon + 90 * 60_000, operator: 'Customer', note: '', channels: [] },
    ...{ changes, content: { street: '12 Palm Ave', unit: 'Apt 4', access: 'Gate 4711' } },
  });
  const [after] = await readEvents(app, path);
  expect(after?.location).toBe('12 Palm Ave, Apt 4, Miami Beach, FL 33139');
  expect(after?.description).toContain('Gate 4711');
  expect(after?.description).toContain('Code on the display: E24');
  expect(after?.description).toContain('Gas or electric: gas');
  expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0);
  expect(lastModified(after) > lastModified(before)).toBe(true);
  // A move after it is newer still.
  const wish = aWish({ technicianId: 'ben', fromHour: 13 });
  await app.store.actOnVisit({ action: anAction(), visitId, seen: 0, step: 'move', wish });
  const [moved] = await readEvents(app, path);
  expect(moved?.sequence).toBeGreaterThan(after?.sequence ?? 0);
  expect(lastModified(moved) >= lastModified(after)).toBe(true);
});

test('a winter visit is at the same hour on the wall', async () => {
  const { app, newFeed } = await anApp();
  const { leadId } = await app.store.saveLead(aSubmission());
  await app.store.bookVisit(aBooking(leadId, { technicianId: 'ben', date: '2026-12-10' }));
  const [event] = await readEvents(app, await newFeed());
  expect(event?.startDate.toJSDate().toISOString()).toBe('2026-12-10T14:00:00.000Z');
});

test('without the present address nobody sees a calendar, and every wrong one is answered alike', async () => {
  const { app, owner, newFeed } = await anApp();
  const old = await newFeed();
  const present = await newFeed();
  expect((await app.get(present)).status).toBe(200);
  const wrong = [
    old,
    present.replace('.ics', ''),
    `${present}x`,
    '/visits/feed/x.ics',
    '/visits/feed/never-made.ics',
  ];
  const refusals = await Promise.all(wrong.map(async (path) => app.get(path)));
  const told = await Promise.all(
    refusals.map(async (answer) => [
      answer.status,
      await answer.text(),
      [...answer.headers].filter(([name]) => name !== 'date'),
    ]),
  );
  expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(refusals[0]?.status).toBe(404);
  expect(app.lines.filter((line) => line.includes('calendar refused'))).toHaveLength(1);
  expect(app.lines.join('')).not.toContain(present.split('/').at(-1)?.replace('.ics', ''));
  await fetch(`${app.origin}/api/board/technicians/ben/feed`, { method: 'DELETE' });
  expect((await app.get(present)).status).toBe(200);
  expect((await owner.ask('DELETE', '/technicians/ben/feed')).status).toBe(204);
  expect((await app.get(present)).status).toBe(404);
});

test('a calendar is kept by no cache, listed by no search engine, and asked for by GET and HEAD alone', async () => {
  const { app, newFeed } = await anApp();
  const path = await newFeed();
  const { headers } = await app.get(path);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
  for (const [name, value] of app.securityHeaders) expect(headers.get(name)).toBe(value);
  expect((await fetch(app.origin + path, { method: 'HEAD' })).status).toBe(200);
  const posted = await fetch(app.origin + path, { method: 'POST' });
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('what was two weeks ago is no longer in it', async () => {
  const clock = { now: noon };
  const app = await serveApp({ now: () => clock.now });
  const owner = await anOperator(app);
  await app.store.saveTechnician({ id: 'ben', name: 'Ben' }, anAction());
  const { path } = feedAnswer.parse(await (await owner.post('/technicians/ben/feed')).json());
  await book(app);
  const day = 24 * 60 * 60_000;
  clock.now = noon + 15 * day;
  expect(await readEvents(app, path)).toHaveLength(1);
  clock.now = noon + 16 * day;
  expect(await readEvents(app, path)).toHaveLength(0);
});
