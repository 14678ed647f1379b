// A Monday from seven on: 25 requests, ten callers, five missed calls, twenty visits, two dispatchers, three technicians on their
// phones, a storm at noon, and one of the three sick at one. All by the screens of those who do it.
import { load } from 'cheerio';
import type { Page } from 'playwright-core';
import { corePath } from '#domain/paths/paths.ts';
import { showTab, signIn } from '../../support/board/board-page.ts';
import { startBoardServer, type BoardServer } from '../../support/board/board-server.ts';
import { bookFree, callAndBook, callAndSay, takeCaller } from '../../support/board/hand-at-board.ts';
import { addTechnician, listDay } from '../../support/board/visit-desk.ts';
import { expect, test, type OpenPage } from '../../support/browser/browser.ts';
import { tellFigures } from '../../support/vitest/tell-figures.ts';

const [today, tomorrow, saturday] = ['2026-06-10', '2026-06-11', '2026-06-13'];
const days = [today, tomorrow, '2026-06-12', saturday];
const zips = ['33139', '33606', '32801', '33301'];
const windows = ['7–9 am', '9–11 am', '11 am–1 pm', '1–3 pm', '3–5 pm', '5–7 pm', '7–9 pm'];
const hurt = 'Hillsborough';

type Person = { readonly name: string; readonly zip: string; readonly cookie: string };

const aCaller = (made: number) => ({
  ...{ name: `Caller ${made}`, phone: `813 555 01${made + 10}`, zip: zips[made % zips.length] ?? '' },
});

/** Sends the form; who it was knows their own page by the cookie. */
async function sendAll(server: BoardServer, count: number): Promise<readonly Person[]> {
  const people: Person[] = [];
  for (let made = 1; made <= count; made += 1) {
    const name = `Nuñez ${made}`;
    const zip = zips[made % zips.length] ?? '';
    const phone = `305 555 01${made + 10}`;
    const sent = await server.sendQuote({ name, zip, phone, email: `nunez${made}@example.com` });
    people.push({ name, zip, cookie: sent.headers.get('set-cookie')?.split(';')[0] ?? '' });
  }
  return people;
}

/** Gives a technician the link of their page, and opens it on their phone. */
async function phoneOf(board: Page, open: OpenPage, name: string): Promise<Page> {
  await showTab(board, 'Visits');
  await board.getByRole('button', { name: 'Technicians and windows' }).click();
  const entry = board.getByRole('listitem').filter({ hasText: name }).filter({ hasText: 'Edit' });
  await entry.getByRole('button', { name: 'Page link' }).click();
  const address = await board.getByLabel('Address of the page').inputValue();
  await board.getByRole('button', { name: 'Back to the visits' }).click();
  return open(address, { width: 390, hasScript: false });
}

/** Does what is due by now: on the way, and then done; every fifth needs a part, every seventh opens to nobody. */
async function doVisits(phone: Page, hours: string, made: { count: number }): Promise<void> {
  await phone.reload();
  const section = phone.locator('section', { has: phone.getByRole('heading', { name: /^Today/u }) });
  const cards = section.locator('.tech-card', { hasText: hours });
  for (const name of await cards.locator('.tech-name bdi').allTextContents()) {
    const card = cards.filter({ has: phone.getByText(name, { exact: true }) });
    if (!(await card.getByRole('button', { name: 'On the way' }).isVisible()))
      await card.getByText('Update this visit').click();
    await card.getByRole('button', { name: 'On the way' }).click();
    made.count += 1;
    if (made.count % 5 === 0) {
      await card.getByText('Needs a part, or another visit').click();
      await card.getByLabel('Which part').fill('Drain pump');
      await card.getByRole('button', { name: 'Needs this part' }).click();
      await card.getByText('Waiting for a part').first().waitFor();
    } else if (made.count % 7 === 0) {
      await card.getByText('Nobody there').first().click();
      await card.getByRole('button', { name: 'Nobody was there' }).click();
    } else await card.getByRole('button', { name: 'Done' }).click();
  }
}

test('a Monday with a storm and a sick technician: nothing lost, no visit twice, nobody sent where nobody is wanted', async ({
  open,
}) => {
  const server = await startBoardServer();
  server.passMinutes(-5 * 60);
  const people = await sendAll(server, 25);
  const refusals = [409];
  const ana = await signIn(server, open, { refusals });
  const bea = await signIn(server, open, { name: 'Bea', role: 'dispatcher', refusals });
  for (const name of ['Ben Ortiz', 'Cora Lee', 'Dan Wu']) await addTechnician(ana, name);
  await showTab(ana, 'Visits');
  await ana.getByRole('button', { name: 'Technicians and windows' }).click();
  for (const hours of windows) await ana.getByLabel(`Wed, ${hours}`).fill('3');
  await ana.getByRole('button', { name: 'Save windows' }).click();
  await ana.getByText('Saved.').waitFor();
  await ana.getByRole('button', { name: 'Back to the visits' }).click();
  const phones = new Map<string, Page>();
  for (const name of ['Ben Ortiz', 'Cora Lee', 'Dan Wu']) phones.set(name, await phoneOf(ana, open, name));

  // Two dispatchers at once, each from her end of the list, while ten people call and five are not heard.
  await Promise.all([ana, bea].map((page) => showTab(page, 'Work list')));
  async function work(page: Page, from: number, callers: readonly number[]): Promise<void> {
    for (const made of [0, 1, 2, 3, 4, 5, 6]) await callAndBook(page, `Nuñez ${from + made}`);
    for (const made of callers) await takeCaller(page, aCaller(made));
  }
  const missed = (async () => {
    for (const last of ['71', '72', '73', '74', '75']) await server.missCall(`+172755501${last}`);
  })();
  await Promise.all([work(ana, 1, [1, 2, 3]), work(bea, 8, [4, 5, 6]), missed]);
  for (const made of [7, 8, 9, 10]) await takeCaller(ana, aCaller(made), false);
  for (let made = 15; made <= 25; made += 1)
    await callAndSay(bea, `Nuñez ${made}`, ['Done', 'Not a fit', 'No answer'][made % 3] ?? '');
  // Those who came meanwhile moved no row: they wait behind a button.
  await ana.locator('.board-fresh button').click();
  for (const last of ['71', '72', '73', '74', '75']) await callAndSay(ana, `(727) 555-01${last}`, 'Done');
  const plan = async () => (await Promise.all(days.map((day) => listDay(ana, day)))).flat();
  const booked = await plan();
  expect(new Set(booked.map(({ lead }) => lead.name)).size).toBe(20);
  expect(booked).toHaveLength(20);

  const made = { count: 0 };
  async function workAt(hours: string, minutes: number): Promise<void> {
    server.passMinutes(minutes);
    for (const phone of phones.values()) await doVisits(phone, hours, made);
  }
  await workAt('7–9 am', 30);
  await workAt('9–11 am', 2 * 60);
  await workAt('11 am–1 pm', 2 * 60);

  // Noon: a hurricane, and nobody drives in that region before Saturday.
  server.passMinutes(30);
  await showTab(ana, 'Hours & notices');
  await ana.getByRole('button', { name: 'Put up a notice' }).click();
  await ana.getByRole('button', { name: 'Hurricane' }).click();
  await ana.getByLabel(/^Where/u).pressSequentially(hurt);
  await ana.getByLabel(/^Where/u).press('Enter');
  await ana.getByRole('button', { name: 'Put up', exact: true }).click();
  const yes = ana.getByRole('button', { name: 'Yes, save' });
  await yes.click();
  const met = ana.locator('[data-state="now"]').getByRole('button', { name: /^Move the visit of/u });
  await met.first().waitFor();
  let moved = 0;
  for (; (await met.count()) > 0; moved += 1) {
    const left = await met.count();
    await met.first().click();
    await bookFree(ana);
    await expect.poll(() => met.count()).toBe(left - 1);
  }
  expect(moved).toBeGreaterThan(0);

  server.passMinutes(60);
  // One: Ben is sick, and the dispatcher gives his stops to others.
  await showTab(bea, 'Visits');
  await bea.getByRole('button', { name: 'Mark off Ben Ortiz, Wed, Jun 10' }).click();
  await bea.getByRole('button', { name: 'Yes, off that day' }).click();
  await bea.locator('.day-row', { hasText: 'Ben Ortiz' }).getByText('Off that day').waitFor();
  await bea.getByText('with somebody who is off that day').click();
  const his = bea
    .getByRole('list', { name: /with somebody who is off that day/u })
    .getByRole('button', { name: /^Move the visit of/u });
  while ((await his.count()) > 0) {
    const left = await his.count();
    await his.first().click();
    await bookFree(bea);
    await expect.poll(() => his.count()).toBe(left - 1);
  }
  await workAt('1–3 pm', 30);
  for (const hours of ['3–5 pm', '5–7 pm', '7–9 pm']) await workAt(hours, 2 * 60);

  const visits = await plan();
  const leads = await server.listLeads();
  expect(leads.filter(({ name }) => name.startsWith('Nuñez'))).toHaveLength(25);
  expect(leads.filter(({ name }) => name.startsWith('Caller'))).toHaveLength(10);
  expect(leads.filter(({ kind }) => kind === 'missed-call')).toHaveLength(5);
  expect(visits.map(({ lead }) => lead.name).toSorted()).toEqual(
    booked.map(({ lead }) => lead.name).toSorted(),
  );
  const places = visits.map(({ date, window, technicianId }) => [date, window.fromHour, technicianId].join());
  expect(new Set(places).size).toBe(visits.length);
  expect(visits.filter(({ technicianId }) => technicianId === null)).toEqual([]);
  const afternoon = visits.filter(({ date, window }) => date === today && window.fromHour >= 13);
  expect(
    afternoon.filter(({ lead, technician }) => lead.zip === '33606' || technician === 'Ben Ortiz'),
  ).toEqual([]);
  expect(
    visits.filter(({ date, state }) => date === today && (state === 'set' || state === 'moved')),
  ).toEqual([]);
  expect(leads.filter(({ state }) => state === 'open')).toEqual([]);
  // Each homeowner's own page says what is so.
  const { origin } = new URL(ana.url());
  for (const { name, cookie } of people) {
    const page = load(await (await fetch(origin + corePath('submitted'), { headers: { cookie } })).text());
    const said = page('[data-request=state]').text();
    const visit = visits.find(({ lead }) => lead.name === name);
    const told = {
      'waiting-for-part': /We need a part: Drain pump/u,
      ...{ done: /The visit is done/u, 'no-show': /did not meet you/u },
      ...{ set: /Your visit/u, moved: /Your visit/u },
    };
    const expected =
      visit === undefined ? /request is (?:done|closed)|did not reach you/u : Reflect.get(told, visit.state);
    expect(`${name}: ${said}`).toMatch(expected instanceof RegExp ? expected : /^$/u);
  }
  tellFigures(
    `Monday: ${leads.length} leads, ${visits.length} visits, ${moved} moved for the storm, ${made.count} made, 0 lost, 0 twice`,
  );
});
