// What a technician sees of his visits, and who else sees nothing.
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { aQuote, aSubmission, noon } from '../../../tests/support/builders/a-quote.ts';
import { aStorm } from '../../../tests/support/builders/an-exception.ts';
import { aBooking, anAction } from '../../../tests/support/builders/a-visit.ts';
import { anOperator } from '../../../tests/support/board/board-visitor.ts';
import { openTechnicianPage } from '../../../tests/support/requests/technician-phone.ts';
import { serveApp, type ServedApp } from '../../../tests/support/servers/serve-app.ts';
import { aStoreThatFails } from '../../../tests/support/stores/failing-store.ts';

const linkAnswer = z.object({ path: z.string() });
const day = 24 * 60 * 60_000;
const today = '2026-06-10';

async function anApp(changes: Parameters<typeof serveApp>[0] = {}) {
  const app = await serveApp(changes);
  await app.store.saveTechnician({ id: 'ben', name: 'Ben Ortiz' }, anAction());
  await app.store.saveTechnician({ id: 'cy', name: 'Cy' }, anAction());
  return app;
}

type Booked = Partial<Parameters<typeof aBooking>[1]>;

async function book(
  app: ServedApp,
  changes: Parameters<typeof aSubmission>[1] = {},
  wish: Booked = {},
): Promise<{ readonly leadId: string; readonly visitId: string }> {
  const { leadId } = await app.store.saveLead(aSubmission({}, changes));
  const booking = aBooking(leadId, {
    ...{ technicianId: 'ben', date: today, fromHour: 13, isOverfull: true, accepted: ['busy'] },
    ...wish,
  });
  expect(await app.store.bookVisit(booking)).toMatchObject({ kind: 'kept' });
  return { leadId, visitId: booking.visitId };
}

test('today and tomorrow stand in order, with address, phone, problem, what to bring, gate and notes', async () => {
  const app = await anApp();
  const late = await book(app, { name: 'Late' }, { fromHour: 17 });
  const { leadId, visitId } = await book(
    app,
    { name: 'Rosa <Diaz>', sign: 'warm-everywhere', message: 'Since Monday' },
    { note: 'Park behind', address: { street: '12 Palm Ave', unit: 'Apt 4', access: 'Gate 4711' } },
  );
  const tomorrow = await book(app, { name: 'Tomorrow' }, { date: '2026-06-11', fromHour: 9 });
  await book(app, { name: 'Later' }, { date: '2026-06-12', fromHour: 9 });
  await book(app, { name: 'Of Cy' }, { technicianId: 'cy' });
  const customer = { note: 'Loud dog', language: 'Spanish', doNotServe: false };
  await app.store.correctByDesk({ ...anAction(), leadId, content: {}, note: '', customer });
  const page = await (await openTechnicianPage(app, 'ben')).look();
  expect(page('h1').text()).toBe('Ben’s visits');
  expect(
    page('.tech-card')
      .toArray()
      .map((card) => page(card).attr('id')),
  ).toEqual([visitId, late.visitId, tomorrow.visitId]);
  const card = page(`[id="${visitId}"]`);
  expect(card.find('h3').text()).toBe('1–3 pm');
  for (const text of [
    'Rosa <Diaz>',
    'Refrigerator',
    'Since Monday',
    'Park behind',
    'Gate 4711',
    'Loud dog',
    'Spanish',
  ])
    expect(card.text()).toContain(text);
  expect(card.text()).toContain('12 Palm Ave, Apt 4, Miami Beach, FL 33139');
  expect(card.find('a[href="tel:+13055550123"]').text()).toBe('(305) 555-0123');
  expect(card.text()).toMatch(/Bring[^]*Likely causes[^]*:/u);
  expect(page('main').text()).not.toMatch(/Later|Of Cy/u);
  // What is not today has no buttons yet; of today only the next one has them open.
  expect(page(`[id="${tomorrow.visitId}"] button[value=done]`)).toHaveLength(0);
  expect(page(`[id="${late.visitId}"] details button[value=done]`)).toHaveLength(1);
  expect(card.find('details button[value=done]')).toHaveLength(0);
});

test.each([
  ['iPhone', 'https://maps.apple.com/?q=12+Palm+Ave'],
  ['Android 14', 'geo:0,0?q=12%20Palm%20Ave'],
  ['a desktop', 'https://www.google.com/maps/search/?api=1&query=12+Palm+Ave'],
])('on %s the address opens the map that is there', async (userAgent, start) => {
  const app = await anApp();
  await book(app, {}, { address: { street: '12 Palm Ave', unit: 'Apt 4' } });
  const { cookie } = await openTechnicianPage(app, 'ben');
  const answer = await app.get('/technician', { cookie, 'user-agent': userAgent });
  const map = load(await answer.text())('.tech-ways a')
    .first()
    .attr('href');
  expect(map?.startsWith(start)).toBe(true);
  expect(map).not.toContain('Apt');
});

test('who comes knows of the other machine, too, that a merged request is about', async () => {
  const app = await anApp();
  const { leadId, visitId } = await book(app, { appliance: 'refrigerator', message: 'Warm' });
  const oven = { appliance: 'oven', sign: 'gas-no-heat', message: 'Clicks twice' } as const;
  const other = await app.store.saveLead(aSubmission({}, oven));
  await app.store.mergeLead({ ...anAction(), leadId: other.leadId, into: leadId });
  const same = await app.store.saveLead(aSubmission({}, { appliance: 'refrigerator', message: 'Warm' }));
  await app.store.mergeLead({ ...anAction(), leadId: same.leadId, into: leadId });
  const page = await (await openTechnicianPage(app, 'ben')).look();
  const card = page(`[id="${visitId}"]`).text();
  expect(card).toMatch(/Also.*Oven: .*heat.*: Clicks twice/su);
  expect(card).not.toContain('Refrigerator: ');
});

test('who comes reads the word that the customer left for them, once, and the last of them', async () => {
  const app = await anApp();
  const { leadId, visitId } = await book(app);
  const leave = (id: string, text: string) => {
    const told = { operator: 'Customer', note: text, at: noon, channels: [], content: {} };
    return app.store.changeRequest({ ...told, id, leadId, changes: [{ kind: 'word', text }] });
  };
  await leave('first', 'Come after 2');
  await leave('second', 'Dog, come after 3');
  const page = await (await openTechnicianPage(app, 'ben')).look();
  const card = page(`[id="${visitId}"]`).text();
  expect(card.split('Dog, come after 3')).toHaveLength(2);
  expect(card).not.toContain('Come after 2');
});

test('a storm and another time that was asked for stand with the visit: he calls the desk before he goes', async () => {
  const app = await anApp();
  const { leadId, visitId } = await book(app, { name: 'Rosa' });
  const owner = await anOperator(app);
  const asked = { kind: 'another-time', text: '2026-06-11 15\nafter school' } as const;
  await app.store.changeRequest({
    ...{ id: `${leadId}.asked`, leadId, at: noon, operator: 'Customer', channels: [] },
    ...{ changes: [asked], content: {}, note: 'Asks for another time' },
  });
  const phone = await openTechnicianPage(app, 'ben');
  const warnings = async () => (await phone.look())(`[id="${visitId}"]`).find('.tech-warn').text();
  expect(await warnings()).toContain('Rosa asks for another time: Thu, Jun 11, 3–5 pm · after school');
  expect(await warnings()).not.toContain('No visits');
  const storm = aStorm({ counties: [], text: 'Hurricane: we are off the roads.', stopsVisits: true });
  await owner.post('/opening', { exception: storm });
  expect(await warnings()).toContain(
    'No visits then. Call the desk before you go. Hurricane: we are off the',
  );
});

test('what was not settled stays until somebody says what came of it', async () => {
  const clock = { now: noon };
  const app = await anApp({ now: () => clock.now });
  const { visitId } = await book(app, { name: 'Rosa' });
  const { visitId: done } = await book(app, { name: 'Done' }, { fromHour: 15 });
  await app.store.actOnVisit({ action: anAction(), visitId: done, seen: 0, step: 'done', note: '' });
  const phone = await openTechnicianPage(app, 'ben');
  clock.now = noon + 3 * day;
  const page = await phone.look();
  expect(page('h2').first().text()).toBe('Not settled yet');
  expect(
    page('.tech-card')
      .toArray()
      .map((card) => page(card).attr('id')),
  ).toEqual([visitId]);
  expect(page(`[id="${visitId}"] h3`).text()).toBe('Wed, Jun 10, 1–3 pm');
  await app.store.actOnVisit({ action: anAction(), visitId, seen: 0, step: 'no-show', note: '' });
  expect((await phone.look())('.tech-card')).toHaveLength(0);
});

test('what its sender canceled says so, and no more; so does what they had erased', async () => {
  const app = await anApp();
  const { leadId, visitId: erased } = await book(app, { name: 'Rosa Diaz' });
  const { visitId } = await book(app, { name: 'Omar' }, { fromHour: 15 });
  await app.store.actOnVisit({ action: anAction(), visitId, seen: 0, step: 'cancel', note: '' });
  const phone = await openTechnicianPage(app, 'ben');
  const before = await phone.look();
  expect(before('main').text()).toContain('Rosa Diaz');
  expect(before(`[id="${visitId}"]`).text()).toContain('Canceled');
  expect(before(`[id="${visitId}"] a`)).toHaveLength(0);
  await app.store.eraseRequest({ id: 'erased-1', leadId, at: noon, operator: 'Customer', note: '' });
  const after = await phone.look();
  expect(after('main').text()).not.toContain('Rosa');
  expect(after(`[id="${erased}"]`).text()).toBe('1–3 pmCanceledRefrigerator');
  expect(after(`[id="${erased}"]`).find('a, form')).toHaveLength(0);
});

test('the link gives a cookie to the phone, cleans the address, and changes nothing, however often it is looked at', async () => {
  const app = await anApp({ board: { secret: undefined, isHttps: true } });
  await openTechnicianPage(app, 'ben', 'a-link');
  for (let times = 0; times < 2; times += 1) {
    const opened = await app.get('/technician/a-link');
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/technician']);
    expect(opened.headers.get('set-cookie')).toMatch(
      /^__Host-technician=[^;]+; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/u,
    );
    const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
    const page = await app.get('/technician', { cookie });
    for (const answer of [opened, page]) {
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
      for (const [name, value] of app.securityHeaders.filter(([one]) => one !== 'Referrer-Policy'))
        expect(answer.headers.get(name)).toBe(value);
    }
    expect(await page.text()).not.toContain('a-link');
  }
  expect((await fetch(`${app.origin}/technician/a-link`, { method: 'HEAD' })).status).toBe(200);
  expect((await app.get('/technician/a-link', { 'sec-purpose': 'prefetch' })).status).toBe(503);
  expect(app.lines.join('')).not.toContain('a-link');
});

test('wrong links look alike, whatever is wrong with them', async () => {
  const app = await anApp();
  await openTechnicianPage(app, 'ben', 'right');
  const looks = new Set<string>();
  for (const path of ['/x', `/${'a'.repeat(43)}`, '/%F0%9F%A7%8A', '/right/', '/right?x', '']) {
    const { status, headers } = await app.get(`/technician${path.replace('right?x', 'wrong?x')}`);
    looks.add(JSON.stringify([status, headers.get('content-length'), headers.get('set-cookie')]));
  }
  expect([...looks]).toEqual([expect.stringContaining('[404')]);
  expect(await (await app.get('/technician/x')).text()).toContain('This link does not work');
});

test('an owner makes the link, makes it anew and ends it; it ends with the technician, on every phone', async () => {
  const app = await anApp();
  const owner = await anOperator(app);
  const make = async () => linkAnswer.parse(await (await owner.post('/technicians/ben/page')).json()).path;
  const open = async (path: string) => (await app.get(path)).headers.get('set-cookie')?.split(';')[0];
  const statusOf = async (cookie = '') => (await app.get('/technician', { cookie })).status;
  const first = await make();
  expect(first).toMatch(/^\/technician\/[\w-]+$/u);
  const old = await open(first);
  expect(await statusOf(old)).toBe(200);
  const second = await make();
  expect([await statusOf(old), (await app.get(first)).status]).toEqual([404, 404]);
  const present = await open(second);
  expect(await statusOf(present)).toBe(200);
  expect((await owner.ask('DELETE', '/technicians/ben/page')).status).toBe(204);
  expect(await statusOf(present)).toBe(404);
  const third = await open(await make());
  expect((await owner.ask('DELETE', '/technicians/ben')).status).toBe(200);
  expect(await statusOf(third)).toBe(404);
  const dispatcher = await anOperator(app, 'Dee', 'dispatcher');
  expect((await dispatcher.post('/technicians/cy/page')).status).toBe(403);
});

test('it is closed on one phone by a form of ours; the link opens it again', async () => {
  const app = await anApp();
  const { cookie } = await openTechnicianPage(app, 'ben', 'a-link');
  const foreign = await app.post('/api/technician/close', {}, { cookie, origin: 'https://evil.example' });
  expect([foreign.status, foreign.headers.get('set-cookie')]).toEqual([404, null]);
  const closed = await app.post('/api/technician/close', {}, { cookie });
  expect([closed.status, closed.headers.get('set-cookie')]).toEqual([
    303,
    expect.stringContaining('Max-Age=0'),
  ]);
  expect((await app.get('/technician/a-link')).status).toBe(303);
});

test('a store that is away is not told as a link that is dead', async () => {
  const app = await serveApp({ store: aStoreThatFails(new Error('away')) });
  const answer = await app.get('/technician', { cookie: 'technician=some' });
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain('cannot be shown right now');
});

test('who has a technician’s link has no way to the board, to requests, or to what is another’s', async () => {
  const app = await anApp();
  const cookie = (await openTechnicianPage(app, 'ben')).cookie;
  expect((await app.get('/api/board/leads', { cookie: cookie.replace('technician', 'board') })).status).toBe(
    401,
  );
  const sent = await app.post('/api/quote', aQuote());
  const customer = sent.headers.get('set-cookie')?.split(';')[0]?.replace('request', 'technician') ?? '';
  expect((await app.get('/technician', { cookie: customer })).status).toBe(404);
});
