// All facts of the company are changed in one value: whoever states a time, a number or a name has to follow.
import { aQuote } from '../../tests/support/builders/a-quote.ts';
import { anOperator } from '../../tests/support/board/board-visitor.ts';
import { anotherCompany } from '../../tests/support/builders/company.ts';
import { startMailServer } from '../../tests/support/receivers/mail-server.ts';
import { serveApp } from '../../tests/support/servers/serve-app.ts';
import { expect, test } from 'vitest';
import { createEmailChannel } from '#server/notices/mail/email.ts';
import { loadSite } from '#server/http/site/site.ts';
import { createOutbox } from '#server/notices/outbox.ts';
import { sendNowhere, sendToBoard } from '#server/notices/channel.ts';

const minutes = (count: number) => count * 60_000;
/** An hour before the other company opens; the stated one has been open for four. */
const early = Date.parse('2026-06-10T08:00:00-07:00');
const opening = Date.parse('2026-06-10T09:00:00-07:00');

async function aServerOnTheOtherCoast(at: number) {
  const clock = { at };
  const now = () => clock.at;
  const app = await serveApp({
    company: anotherCompany,
    notices: { channels: ['board'], acknowledgements: { mostPerHour: 0 } },
    now,
  });
  const mail = await startMailServer();
  const email = createEmailChannel({
    smtpUrl: mail.url,
    from: 'dispatch@example.com',
    staff: ['ana@example.com'],
    company: anotherCompany,
    publicOrigin: undefined,
    now,
  });
  const outbox = createOutbox({
    store: app.store,
    channels: { email, board: sendToBoard, webhook: sendNowhere, sms: sendNowhere },
    now,
    chance: () => 0,
    newId: () => `settled-${mail.received.length}-${clock.at}`,
    log: () => undefined,
  });
  return { app, mail, outbox, clock };
}

test('due time, reminders and alarm go by the hours, minutes and zone that are given', async () => {
  const { app } = await aServerOnTheOtherCoast(early);
  for (const phone of ['(206) 555-0101', '(206) 555-0102', '(206) 555-0103'])
    await app.post('/api/quote', aQuote({ phone }));
  const leads = await app.store.listLeads();
  expect(leads.map(({ dueAt }) => dueAt)).toEqual([1, 2, 3].map(() => opening + minutes(40)));
  for (const { id } of leads) {
    const notices = await app.store.listNotices({ leadId: id });
    const onBoard = notices.filter(({ channel }) => channel === 'board');
    expect(onBoard.map(({ kind, nextAt }) => [kind, nextAt])).toEqual([
      ['dispatch', early],
      ['reminder', opening + minutes(12)],
      ['reminder', opening + minutes(24)],
      ['reminder', opening + minutes(36)],
      ['alarm', opening + minutes(40)],
    ]);
  }
});

test('the acknowledgement states the name, the number, the opening and the minutes that are given', async () => {
  const { app, mail, outbox, clock } = await aServerOnTheOtherCoast(early);
  await app.post('/api/quote', aQuote());
  await outbox.sendDue();
  clock.at = opening + minutes(60);
  await app.post('/api/quote', aQuote({ phone: '(206) 555-0104' }));
  await outbox.sendDue();
  const [closed, open] = mail.received.map(
    ({ mail: { subject, text } }) => `${subject ?? ''}\n${text ?? ''}`,
  );
  expect(closed).toContain('Pacific Fridge Friends');
  expect(closed).toContain('(206) 555-0199');
  expect(closed).toContain('will call you when we open, at 9:00 am');
  expect(open).toContain('We will call you by 10:40 am, within 40 minutes');
});

test('the figures of the board count by the minutes and the midnight that are given', async () => {
  const { app, clock } = await aServerOnTheOtherCoast(opening);
  const board = await anOperator(app);
  await app.post('/api/quote', aQuote());
  clock.at = opening + minutes(39);
  const owed = async (): Promise<unknown> => (await board.get('/figures')).json();
  expect(await owed()).toMatchObject({ today: { leads: 1, owed: 0 } });
  clock.at = opening + minutes(41);
  expect(await owed()).toMatchObject({ today: { leads: 1, owed: 1 } });
  // Midnight in Florida is nine in the evening there: still the same day.
  clock.at = Date.parse('2026-06-10T21:30:00-07:00');
  expect(await owed()).toMatchObject({ today: { leads: 1 } });
  clock.at = Date.parse('2026-06-11T00:00:00-07:00');
  expect(await owed()).toMatchObject({ today: { leads: 0 }, month: { leads: 1 } });
  const csv = await board.get('/leads.csv');
  expect(csv.headers.get('content-disposition')).toContain('leads-2026-06-11.csv');
});

test('a page that is missing is stood in for with the number that is given', async () => {
  const bare = await serveApp({ company: anotherCompany, site: loadSite('nowhere') });
  const page = await (await bare.post('/api/quote', { name: '' })).text();
  expect(page).toContain('href="tel:+12065550199"');
  expect(page).toContain('(206) 555-0199');
});
