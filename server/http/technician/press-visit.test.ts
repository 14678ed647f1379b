// What a technician presses: the same acts as the desk's, once, and not over what the desk changed meanwhile.
import { randomUUID } from 'node:crypto';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { aQuote, noon } from '../../../tests/support/builders/a-quote.ts';
import { aBooking, anAction, aWish } from '../../../tests/support/builders/a-visit.ts';
import { aPhoto } from '../../../tests/support/builders/a-photo.ts';
import { openTechnicianPage, readHidden } from '../../../tests/support/requests/technician-phone.ts';
import { requestTemplates as templates } from '../../../tests/support/servers/a-site.ts';
import { serveApp } from '../../../tests/support/servers/serve-app.ts';

const today = '2026-06-10';

async function aDay() {
  const woken = { times: 0 };
  const clock = { now: noon };
  const app = await serveApp({
    templates,
    now: () => clock.now,
    newId: randomUUID,
    onLeadKept: () => {
      woken.times += 1;
    },
  });
  await app.store.saveTechnician({ id: 'ben', name: 'Ben Ortiz' }, anAction());
  await app.store.saveTechnician({ id: 'cy', name: 'Cy' }, anAction());
  const sent = await app.post('/api/quote', aQuote());
  const [lead] = await app.store.listLeads();
  const leadId = lead?.id ?? '';
  const wish = { technicianId: 'ben', date: today, fromHour: 15, isOverfull: true };
  const { visitId } = aBooking(leadId);
  await app.store.bookVisit(aBooking(leadId, { ...wish, visitId }));
  const phone = await openTechnicianPage(app, 'ben');
  woken.times = 0;
  return {
    ...{ app, clock, woken, phone, leadId, visitId },
    customer: async () =>
      (await app.get('/submitted', { cookie: sent.headers.get('set-cookie')?.split(';')[0] ?? '' })).text(),
    find: async () => app.store.findVisit(visitId),
    history: async () => (await app.store.findLead(leadId))?.events ?? [],
  };
}

/** Presses it, and says yes to what is asked once. */
async function pressForSure({ phone, app }: Awaited<ReturnType<typeof aDay>>, visitId: string, step: string) {
  const asked = await phone.press(await phone.look(), visitId, step);
  expect(asked.status).toBe(409);
  const page = load(await asked.text());
  const form = page('[role=alert] form');
  expect(form.find('a').attr('href')).toBe('/technician');
  return app.post(form.attr('action') ?? '', readHidden(page, form), { cookie: phone.cookie });
}

test('“on the way” is the desk’s own: the customer’s page says it, the history has who did it, and what it owes goes out', async () => {
  const day = await aDay();
  const { visitId, customer, find, history, woken } = day;
  const kept = await pressForSure(day, visitId, 'on-the-way');
  expect([kept.status, kept.headers.get('location')]).toEqual([303, `/technician#${visitId}`]);
  expect(await find()).toMatchObject({ visit: { state: 'on-the-way', by: 'Ben Ortiz' } });
  expect((await history()).at(-1)).toMatchObject({ outcome: 'visit-on-the-way', operator: 'Ben Ortiz' });
  expect(await customer()).toContain('Ben is on the way to you');
  expect(woken.times).toBe(1);
  const card = (await day.phone.look())(`[id="${visitId}"]`);
  expect(card.find('h3').text()).toContain('On the way');
  expect(card.find('button[value=on-the-way]')).toHaveLength(0);
});

test('hours before the window “on the way” and “nobody there” are asked about once; nothing is done until the yes', async () => {
  const { phone, visitId, find, woken } = await aDay();
  for (const step of ['on-the-way', 'no-show']) {
    const asked = await phone.press(await phone.look(), visitId, step, { note: 'Rang twice' });
    expect(asked.status).toBe(409);
    const page = load(await asked.text());
    expect(page('[role=alert]').text()).toContain('The visit of Rosa Diaz is Wed, Jun 10, 3–5 pm');
    expect(page('[role=alert] input[name=note]').attr('value')).toBe('Rang twice');
  }
  expect(await find()).toMatchObject({ visit: { state: 'set', sequence: 0 } });
  expect(woken.times).toBe(0);
});

test('a press sent twice is one', async () => {
  const { phone, visitId, find, history } = await aDay();
  const page = await phone.look();
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => phone.press(page, visitId, 'done', { note: 'New pump' })),
  );
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
  expect(await find()).toMatchObject({ visit: { state: 'done', sequence: 1 }, lead: { state: 'done' } });
  const done = (await history()).filter(({ outcome }) => outcome === 'visit-done');
  expect(done).toHaveLength(1);
  expect(done[0]?.note).toContain('New pump');
});

test('over what the desk changed meanwhile nothing is done, and the page says what it was, with the note kept', async () => {
  const { app, phone, visitId, find } = await aDay();
  const page = await phone.look();
  const wish = aWish({ technicianId: 'ben', date: today, fromHour: 17, isOverfull: true });
  await app.store.actOnVisit({ action: anAction(), visitId, seen: 0, step: 'move', wish });
  const answer = await phone.press(page, visitId, 'done', { note: 'New pump' });
  expect(answer.status).toBe(409);
  const now = load(await answer.text());
  expect(now('[role=alert]').text()).toBe(
    'Not saved, because Ana changed this visit first. Now: Moved, Wed, Jun 10, 5–7 pm.',
  );
  expect(now(`[id="${visitId}"] textarea[name=note]`).first().text()).toBe('New pump');
  expect(await find()).toMatchObject({ visit: { state: 'moved' } });
});

test('the other button of a page that is no longer true is not taken for the first press', async () => {
  const { phone, visitId, find } = await aDay();
  const page = await phone.look();
  expect((await phone.press(page, visitId, 'done')).status).toBe(303);
  expect((await phone.press(page, visitId, 'no-show', { sure: 'yes' })).status).toBe(409);
  expect(await find()).toMatchObject({ visit: { state: 'done' } });
});

test('a visit that is another’s now is told of in no detail, and cannot be pressed or looked at', async () => {
  const { app, phone, visitId, leadId, find } = await aDay();
  await app.store.keepPhoto(aPhoto(leadId, { id: 'photo-x' }));
  const photo = `/api/technician/visits/${visitId}/photos/photo-x`;
  const seen = await app.get(photo, { cookie: phone.cookie });
  expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect((await app.get(photo)).status).toBe(404);
  const page = await phone.look();
  expect(page('img').attr('src')).toBe(photo);
  const wish = aWish({ technicianId: 'cy', date: today, fromHour: 15, isOverfull: true });
  await app.store.actOnVisit({ action: anAction(), visitId, seen: 0, step: 'move', wish });
  const answer = await phone.press(page, visitId, 'done', { seen: '1' });
  const text = await answer.text();
  expect(answer.status).toBe(409);
  expect(text).toContain('this visit is no longer yours');
  expect(text).not.toMatch(/Rosa|Cy\b/u);
  expect(await find()).toMatchObject({ visit: { state: 'set' } });
  expect((await app.get(photo, { cookie: phone.cookie })).status).toBe(404);
});

test('a note alone stands in the history, and an empty one is asked for', async () => {
  const { app, phone, visitId, history, find } = await aDay();
  const page = await phone.look();
  expect((await phone.press(page, visitId, 'note')).status).toBe(409);
  const kept = await phone.press(page, visitId, 'note', { note: 'Code E24' });
  expect(kept.status).toBe(303);
  const after = load(
    await (await app.get(kept.headers.get('location') ?? '', { cookie: phone.cookie })).text(),
  );
  expect(after(`[id="${visitId}"] [role=status]`).text()).toBe('Note saved. The desk can read it.');
  expect((await phone.look())('[role=status]').text()).not.toContain('Note saved');
  expect((await phone.press(page, visitId, 'note', { note: 'Code E24' })).status).toBe(303);
  const notes = (await history()).filter(({ outcome }) => outcome === 'note');
  expect(notes).toMatchObject([{ note: 'Code E24', operator: 'Ben Ortiz' }]);
  expect(await find()).toMatchObject({ visit: { state: 'set', sequence: 0 } });
});

test('a slip is taken back by who made it, while nobody did anything since; sent twice it is one', async () => {
  const { app, phone, visitId, find } = await aDay();
  await phone.press(await phone.look(), visitId, 'done');
  const page = await phone.look();
  expect(page(`[id="${visitId}"] button[value=undo]`).text()).toBe('Undo “Done”');
  for (let times = 0; times < 2; times += 1)
    expect((await phone.press(page, visitId, 'undo')).status).toBe(303);
  expect(await find()).toMatchObject({ visit: { state: 'set' }, lead: { state: 'booked' } });
  const { sequence = 0 } = (await find())?.visit ?? {};
  await app.store.actOnVisit({ action: anAction(), visitId, seen: sequence, step: 'done', note: '' });
  expect((await phone.look())(`[id="${visitId}"] button[value=undo]`)).toHaveLength(0);
  // It is known as the one before.
  expect((await phone.press(page, visitId, 'undo')).status).toBe(303);
  expect(await find()).toMatchObject({ visit: { state: 'done', by: 'Ana' } });
});

test('“on the way” pressed by mistake is taken back within ten minutes, and the customer’s page follows', async () => {
  const day = await aDay();
  const { phone, visitId, find, customer, clock } = day;
  await pressForSure(day, visitId, 'on-the-way');
  const page = await phone.look();
  const undo = page(`[id="${visitId}"] button[value=undo]`);
  expect(undo.text()).toBe('Undo “On the way”');
  expect(page(`[id="${visitId}"]`).text()).toContain('Rosa Diaz may have had the message already');
  clock.now += 10 * 60_000;
  expect((await phone.look())(`[id="${visitId}"] button[value=undo]`)).toHaveLength(0);
  clock.now -= 60_000;
  expect((await phone.press(page, visitId, 'undo')).status).toBe(303);
  expect(await find()).toMatchObject({ visit: { state: 'set' }, lead: { state: 'booked' } });
  expect(await customer()).not.toContain('Ben is on the way to you');
  const card = (await phone.look())(`[id="${visitId}"]`);
  expect(card.find('button[value=on-the-way]')).toHaveLength(1);
  expect(card.find('button[value=undo]')).toHaveLength(0);
});

test('what the desk marked “on the way” is not his to take back', async () => {
  const { app, phone, visitId } = await aDay();
  await app.store.actOnVisit({ action: anAction(), visitId, seen: 0, step: 'on-the-way', note: '' });
  expect((await phone.look())(`[id="${visitId}"] button[value=undo]`)).toHaveLength(0);
});

test('a visit that waits for a part keeps its address and phone; one that is done does not', async () => {
  const { app, phone, visitId, leadId } = await aDay();
  const address = { street: '12 Palm Ave' };
  await app.store.correctByDesk({ ...anAction(), leadId, content: address, note: '' });
  const read = async () => {
    const card = (await phone.look())(`[id="${visitId}"]`);
    return { text: card.text(), call: card.find('a[href="tel:+13055550123"]').length };
  };
  await phone.press(await phone.look(), visitId, 'needs-part', { part: 'Drain pump' });
  const waiting = await read();
  expect(waiting.text).toContain('Part: Drain pump');
  expect(waiting.text).toContain('12 Palm Ave, Miami Beach, FL 33139');
  expect(waiting.call).toBe(1);
  await phone.press(await phone.look(), visitId, 'undo');
  await phone.press(await phone.look(), visitId, 'done');
  const done = await read();
  expect(done.text).not.toContain('12 Palm Ave');
  expect(done.call).toBe(0);
});

test.each([
  ['no press at all', {}],
  ['a step there is not', { step: 'cancel' }],
  ['a press without an id', { press_id: '' }],
  ['a state that is no number', { seen: 'x'.repeat(5000) }],
  ['a note without end', { note: 'x'.repeat(5000) }],
])('%s is answered in words, and nothing is done', async (_, changes) => {
  const { app, phone, visitId, find } = await aDay();
  const good = { press_id: 'press-0001', seen: '0', step: 'done', note: '' };
  const fields = Object.keys(changes).length === 0 ? {} : { ...good, ...changes };
  const answer = await app.post(`/api/technician/visits/${visitId}`, fields, { cookie: phone.cookie });
  expect(answer.status).toBe(409);
  expect(load(await answer.text())('[role=alert]').text()).toContain('could not be saved');
  expect(await find()).toMatchObject({ visit: { state: 'set' } });
});

test('another site’s form, and a phone without the cookie, press nothing', async () => {
  const { app, phone, visitId, find } = await aDay();
  const path = `/api/technician/visits/${visitId}`;
  const fields = { press_id: 'press-0001', seen: '0', step: 'done' };
  const { cookie } = phone;
  expect((await app.post(path, fields)).status).toBe(404);
  expect((await app.post(path, fields, { cookie, origin: 'https://evil.example' })).status).toBe(404);
  expect((await app.post(path, fields, { cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(404);
  expect((await app.get(path, { cookie })).status).toBe(405);
  expect(await find()).toMatchObject({ visit: { state: 'set' } });
});

test('a part that is needed is said by its name, the desk is to order it, and the customer reads that', async () => {
  const { app, phone, leadId, visitId, customer, find } = await aDay();
  const page = await phone.look();
  const unnamed = await phone.press(page, visitId, 'needs-part');
  expect(load(await unnamed.text())('[role=alert]').text()).toBe('Write which part first.');
  expect((await phone.press(page, visitId, 'needs-part', { part: 'Start relay' })).status).toBe(303);
  expect(await find()).toMatchObject({ visit: { state: 'waiting-for-part', part: { name: 'Start relay' } } });
  expect(await app.store.findListedLead(leadId)).toMatchObject({ state: 'called', followUpAt: noon });
  expect(await customer()).toContain('part');
  const card = (await phone.look())(`[id="${visitId}"]`);
  expect(card.find('h3').text()).toContain('Waiting for a part');
  expect(card.find('.tech-part').text()).toBe('Part: Start relay, not ordered yet');
  expect((await phone.press(await phone.look(), visitId, 'undo')).status).toBe(303);
  const noted = { note: 'Two people: heavy' };
  expect((await phone.press(await phone.look(), visitId, 'needs-return', noted)).status).toBe(303);
  expect(await find()).toMatchObject({ visit: { state: 'return-visit', ...noted } });
  const left = (await phone.look())(`[id="${visitId}"]`);
  expect(left.find('.tech-part').text()).toBe('Two people: heavy');
});

test('the card of a visit that waits says which part, and when it is due', async () => {
  const { app, phone, visitId } = await aDay();
  const part = { name: 'Start relay', orderedOn: '2026-06-10', expectedOn: '2026-06-12' };
  const wait = { step: 'needs-part', part, note: '' } as const;
  await app.store.actOnVisit({ action: anAction(), visitId, seen: 0, ...wait });
  const card = (await phone.look())(`[id="${visitId}"]`);
  expect(card.find('.tech-part').text()).toBe('Part: Start relay, ordered Wed, Jun 10, expected Fri, Jun 12');
});

test('the visit that is made with a part says which, and what was noted of it', async () => {
  const { app, phone, leadId, visitId } = await aDay();
  const said = { part: 'Start relay', note: 'Behind the panel' };
  await phone.press(await phone.look(), visitId, 'needs-part', said);
  const wish = { technicianId: 'ben', date: '2026-06-11', fromHour: 9, isOverfull: true };
  const again = aBooking(leadId, wish);
  expect(await app.store.bookVisit(again)).toMatchObject({ kind: 'kept' });
  const card = (await phone.look())(`[id="${again.visitId}"]`).text();
  expect(card).toContain('Start relay, not ordered yet\nBehind the panel');
});

test('nobody there: the desk is to call at once', async () => {
  const { app, phone, leadId, visitId } = await aDay();
  const answer = await phone.press(await phone.look(), visitId, 'no-show', { sure: 'yes' });
  expect(answer.status).toBe(303);
  expect(await app.store.findListedLead(leadId)).toMatchObject({ state: 'called', followUpAt: noon });
});

test('a lead that is erased while he writes is told of without a fault', async () => {
  const { app, phone, leadId, visitId } = await aDay();
  const page = await phone.look();
  await app.store.eraseRequest({ id: 'erased-1', leadId, at: noon, operator: 'Customer', note: '' });
  for (const step of ['note', 'done']) {
    const answer = await phone.press(page, visitId, step, { note: 'Code E24' });
    expect([step, answer.status]).toEqual([step, 409]);
  }
});
