// The outbox with a real store and a real mail server; only time is the test's own.
import { join } from 'node:path';
import { aMark, aSubmission, noon } from '../../tests/support/builders/a-quote.ts';
import { aCompany, florida } from '../../tests/support/builders/company.ts';
import { standingCalendar } from '#domain/opening/opening-calendar.ts';
import { startMailServer, type MailRules } from '../../tests/support/receivers/mail-server.ts';
import { openIn } from '../../tests/support/stores/store-places.ts';
import { aFolder } from '../../tests/support/machine/temporary-folder.ts';
import { expect, test } from 'vitest';
import type { Lead } from '#domain/leads/lead.ts';
import { listOwedNotices } from './owed-notices.ts';
import { openSqliteStore } from '#server/store/sqlite-store.ts';
import { sendNowhere, sendToBoard, type SendNotice } from './channel.ts';
import { createOutbox } from './outbox.ts';
import { createEmailChannel } from '#server/notices/mail/email.ts';

const minute = 60_000;

async function aNoticeSetup(rules: MailRules = {}) {
  const mail = await startMailServer(0, rules);
  const folder = await aFolder();
  const place = { open: () => openSqliteStore(join(folder, 'leads.sqlite')) };
  const store = await openIn(place);
  const clock = { now: noon };
  const lines: string[] = [];
  let made = 0;
  const now = () => clock.now;
  const newId = () => `made-${(made += 1)}`;
  const email = createEmailChannel({
    smtpUrl: mail.url,
    from: 'Dispatch <dispatch@example.com>',
    staff: ['ana@example.com', 'leo@example.com'],
    company: aCompany,
    publicOrigin: 'https://desk.example.com',
    now,
  });
  function anOutbox(send: SendNotice = email) {
    const log = (level: string, event: string, fields = {}) =>
      void lines.push(JSON.stringify({ level, event, ...fields }));
    const channels = { email: send, webhook: sendNowhere, sms: sendNowhere, board: sendToBoard };
    return createOutbox({ store, channels, now, chance: () => 0, newId, log });
  }
  const outbox = anOutbox();
  return {
    mail,
    store,
    clock,
    lines,
    anOutbox,
    outbox,
    async keep(changes: Partial<Lead> = {}) {
      const submission = aSubmission({}, changes);
      const plan = { channels: ['email'], acknowledgements: { mostPerHour: 0 } } as const;
      await store.saveLead({
        ...submission,
        notices: listOwedNotices(
          { ...submission.lead, contentHash: submission.contentHash },
          plan,
          standingCalendar(florida),
          newId,
        ),
      });
      return submission.lead;
    },
    /** Lets time pass, looking for what is due every few seconds. */
    async pass(minutes: number, stepMs = 5000) {
      for (const end = clock.now + minutes * minute; clock.now < end; clock.now += stepMs)
        await outbox.sendDue();
      await outbox.sendDue();
    },
    subjects: () => mail.received.map(({ mail: { subject = '' } }) => subject),
    states: async () => (await store.listNotices({})).map(({ kind, state }) => `${kind} ${state}`).sort(),
  };
}

test("the first mail to staff has the form's own subject, without it one of ours; what follows is no new request", async () => {
  const setup = await aNoticeSetup();
  await setup.keep({ subject: 'Winter page: Bcc: all@example.com' });
  await setup.pass(6);
  await setup.keep({ subject: '', name: 'Zoe Bare' });
  await setup.outbox.sendDue();
  const subjects = setup.subjects();
  expect(subjects).toContainEqual(
    expect.stringMatching(/^Winter page: Bcc: all@example\.com · refrigerator · Rosa Diaz · /u),
  );
  expect(subjects).toContainEqual(expect.stringMatching(/^Not called yet · refrigerator · Rosa Diaz · /u));
  expect(subjects).toContainEqual(expect.stringMatching(/^New request · refrigerator · Zoe Bare · /u));
});

test('a lead is told to staff and acknowledged to the customer, and the two never meet', async () => {
  const setup = await aNoticeSetup();
  const lead = await setup.keep({
    urgent: true,
    message: 'Door <b>ajar</b> & "loud"',
    source: { first_page: '/miami', first_referrer: 'www.google.com', first_utm_source: 'ads' },
  });
  await setup.outbox.sendDue();
  const [first, second] = setup.mail.received;
  const toStaff = first?.to.length === 2 ? first : second;
  const toCustomer = first?.to.length === 2 ? second : first;
  expect(toStaff?.to).toEqual(['ana@example.com', 'leo@example.com']);
  expect(toStaff?.from).toBe('dispatch@example.com');
  expect(toStaff?.mail.subject).toBe(
    'URGENT: New Appliance Repair Request from Website · refrigerator · Rosa Diaz · Miami Beach, Miami-Dade County · call by 12:15 pm (15 min left)',
  );
  expect(toStaff?.mail.replyTo).toEqual([{ name: 'Rosa Diaz', address: 'rosa@example.com' }]);
  expect(toStaff?.mail.html).toContain('href="tel:+13055550123"');
  expect(toStaff?.mail.html).toContain('Door &lt;b&gt;ajar&lt;/b&gt; &amp; &quot;loud&quot;');
  expect(toStaff?.mail.html).toContain(`https://desk.example.com/board#${lead.id}`);
  for (const fact of [
    '(305) 555-0123',
    '33139',
    'morning',
    'Sent from: /miami-beach',
    'Came from: www.google.com, ads, first on /miami',
    'Door <b>ajar</b>',
  ])
    expect(toStaff?.mail.text).toContain(fact);
  expect(toCustomer?.to).toEqual(['rosa@example.com']);
  expect(toCustomer?.mail.text).toContain('We will call you by 12:15 pm, within 15 minutes of your request.');
  expect(toCustomer?.mail.html).toContain('href="tel:+13055550142"');
  expect(toCustomer?.raw).not.toMatch(/ana@|leo@|ajar|Diaz|305\) 555-0123/);
});

test('reminders come after five and ten minutes, the alarm after fifteen, and then all is quiet', async () => {
  const setup = await aNoticeSetup();
  await setup.keep({ email: '' });
  const seen: [number, string][] = [];
  for (let second = 0; second <= 20 * 60; second += 5) {
    setup.clock.now = noon + second * 1000;
    const before = setup.mail.received.length;
    // Another process each time: nothing is remembered but what the store holds.
    await setup.anOutbox().sendDue();
    for (const subject of setup.subjects().slice(before)) seen.push([second, subject.split(' · ')[0] ?? '']);
  }
  expect(seen).toEqual([
    [0, 'New Appliance Repair Request from Website'],
    [300, 'Not called yet'],
    [600, 'Not called yet'],
    [900, 'OVERDUE, nobody called'],
  ]);
  expect(setup.lines).toEqual([expect.stringContaining('call-back late')]);
});

test('a call stops the reminders at once', async () => {
  const setup = await aNoticeSetup();
  const lead = await setup.keep({ email: '' });
  await setup.pass(4.9);
  await setup.store.markLead(aMark(lead.id));
  await setup.pass(30);
  expect(setup.subjects()).toHaveLength(1);
});

test('refused for a while (451), a notice is tried again until it arrives, once, with the same id', async () => {
  const setup = await aNoticeSetup();
  await setup.keep({ email: '' });
  setup.mail.behave(451);
  await setup.pass(2);
  expect(setup.mail.received).toEqual([]);
  setup.mail.behave('accept');
  await setup.pass(2.5);
  const [notice] = await setup.store.listNotices({ state: 'sent' });
  expect(notice?.attempts.map(({ answer }) => answer)).toEqual([
    ...Array.from({ length: 5 }, () => ({ code: 'mail-address-later', fields: { status: 451 } })),
    { code: 'mail-taken', fields: { all: 2 } },
  ]);
  expect(setup.mail.received[0]?.mail.messageId).toBe(`<${notice?.id}@example.com>`);
});

test('refused for good (550), a notice is dead at once, is told in the log without a name, and can be replayed', async () => {
  const setup = await aNoticeSetup();
  await setup.keep();
  setup.mail.behave(550);
  await setup.outbox.sendDue();
  await setup.outbox.sendDue();
  expect(await setup.states()).toEqual([
    'acknowledgement dead',
    'alarm due',
    'dispatch dead',
    'reminder due',
    'reminder due',
  ]);
  expect(setup.lines.join()).toContain('notice dead');
  expect(setup.lines.join()).not.toMatch(/rosa|Canary/i);
  const attempts = (await setup.store.listNotices({ state: 'dead' })).flatMap(({ attempts }) => attempts);
  expect(attempts).toHaveLength(2);
  for (const { answer } of attempts)
    expect(answer).toEqual({ code: 'mail-address-refused', fields: { status: 550 } });
  setup.mail.behave('accept');
  expect(await setup.store.replayNotices({ now: setup.clock.now })).toBe(2);
  await setup.outbox.sendDue();
  expect(setup.mail.received).toHaveLength(2);
});

test('with the mail server gone for an hour, every notice arrives afterwards, and reminders are not sent late', async () => {
  const setup = await aNoticeSetup();
  const port = setup.mail.port;
  await setup.mail.close();
  for (let count = 0; count < 5; count += 1) await setup.keep({ email: `rosa-${count}@example.com` });
  await setup.pass(60);
  const back = await startMailServer(port);
  // The wait that began after 48 minutes lasts two hours.
  await setup.pass(120, minute);
  expect(await setup.states()).toEqual([
    ...Array.from({ length: 5 }, () => 'acknowledgement sent'),
    ...Array.from({ length: 5 }, () => 'alarm sent'),
    ...Array.from({ length: 5 }, () => 'dispatch sent'),
    ...Array.from({ length: 10 }, () => 'reminder canceled'),
  ]);
  expect(back.received).toHaveLength(15);
  const acknowledgements = back.received.filter(({ to }) => to[0]?.startsWith('rosa-') === true);
  expect(acknowledgements).toHaveLength(5);
  for (const { mail } of acknowledgements) expect(mail.text).toContain('We should have called you by now');
});

test('a receiver that never answers is tried for three days, and then the notice is dead', async () => {
  const setup = await aNoticeSetup();
  await setup.keep({ email: '' });
  const outbox = setup.anOutbox(() => Promise.resolve({ kind: 'failed', answer: { code: 'mail-silent' } }));
  const start = setup.clock.now;
  for (let tries = 0; tries < 200; tries += 1) {
    const waiting = (await setup.store.listNotices({})).filter(
      ({ state }) => state === 'due' || state === 'retry',
    );
    if (waiting.length === 0) break;
    setup.clock.now = Math.max(setup.clock.now, Math.min(...waiting.map(({ nextAt }) => nextAt)));
    await outbox.sendDue();
  }
  const dispatch = (await setup.store.listNotices({})).find(({ kind }) => kind === 'dispatch');
  expect(dispatch).toMatchObject({ kind: 'dispatch', state: 'dead' });
  expect((dispatch?.attempts.at(-1)?.at ?? 0) - start).toBeGreaterThanOrEqual(75 * 60 * minute);
});

test('a channel that breaks by a fault of ours says where it broke, for each notice, and not a word of what it was sending', async () => {
  const setup = await aNoticeSetup();
  const leads: string[] = [];
  for (let place = 0; place < 10; place += 1)
    leads.push((await setup.keep({ name: 'Canary McWhistle', email: '' })).id);
  function breakDown(): never {
    throw new TypeError('Cannot read Canary McWhistle');
  }
  await setup.anOutbox(breakDown).sendDue();
  const said = setup.lines.filter((line) => line.includes('"notice broken"'));
  expect(said).toHaveLength(10);
  expect(leads.filter((id) => !said.some((line) => line.includes(`"leadId":"${id}"`)))).toEqual([]);
  for (const line of said) {
    expect(JSON.parse(line)).toMatchObject({ level: 'error', kind: 'email dispatch', fault: 'TypeError' });
    expect(line).toMatch(/breakDown server\/notices\/outbox\.test\.ts:\d+/u);
  }
  expect(setup.lines.join()).not.toMatch(/Canary|McWhistle/u);
});

test('a channel that throws or hangs is a failed attempt, and stopping does not wait for it', async () => {
  const setup = await aNoticeSetup();
  await setup.keep({ email: '' });
  await setup.anOutbox(() => Promise.reject(new TypeError('Rosa Diaz'))).sendDue();
  expect((await setup.store.listNotices({ state: 'retry' }))[0]?.attempts).toMatchObject([
    { answer: { code: 'broken', fields: { reason: 'TypeError' } } },
  ]);
  setup.clock.now += minute;
  const hanging = setup.anOutbox(() => new Promise(() => undefined));
  hanging.wake();
  await expect.poll(async () => (await setup.store.listNotices({ state: 'leased' })).length).toBe(1);
  await hanging.stop(10);
  expect((await setup.store.listNotices({ state: 'retry' }))[0]?.attempts).toHaveLength(2);
});

test('a request of the night that is acknowledged after opening is promised no fifteen minutes from when it was sent', async () => {
  const setup = await aNoticeSetup();
  const lateEvening = noon + 10 * 60 * minute;
  const opening = noon + 19 * 60 * minute;
  await setup.keep({ receivedAt: lateEvening, clockStartsAt: opening, dueAt: opening + 15 * minute });
  setup.clock.now = opening + minute;
  await setup.outbox.sendDue();
  const customer = setup.mail.received.find(({ to }) => to[0] === 'rosa@example.com');
  expect(customer?.mail.text).toContain('We will call you by 7:15 am.');
});

test('a request at night is acknowledged with the time we open, and its clock starts then', async () => {
  const setup = await aNoticeSetup();
  const lateEvening = noon + 10 * 60 * minute;
  const opening = noon + 19 * 60 * minute;
  setup.clock.now = lateEvening;
  await setup.keep({ receivedAt: lateEvening, clockStartsAt: opening, dueAt: opening + 15 * minute });
  await setup.outbox.sendDue();
  await setup.outbox.sendDue();
  const customer = setup.mail.received.find(({ to }) => to[0] === 'rosa@example.com');
  expect(customer?.mail.text).toContain(
    'We are closed now and will call you when we open, at 7:00 am on Thursday, June 11.',
  );
  await setup.pass(60);
  expect(setup.mail.received).toHaveLength(2);
  setup.clock.now = opening + 5 * minute;
  await setup.outbox.sendDue();
  expect(setup.subjects().at(-1)).toContain('Not called yet');
});

test('of two staff addresses one is refused: it is shown as sent to some, and sent again it goes to that one alone', async () => {
  const refused = new Set(['leo@example.com']);
  const setup = await aNoticeSetup({ refusesAddress: (address) => refused.has(address) });
  await setup.keep({ email: '' });
  await setup.outbox.sendDue();
  expect(setup.mail.received.map(({ to }) => to)).toEqual([['ana@example.com']]);
  const findFailing = () => setup.store.listNotices({ failingSince: 0 });
  const answer = { code: 'mail-partly-taken', fields: { taken: 1, all: 2, missing: '2' } };
  expect(await findFailing()).toMatchObject([
    { kind: 'dispatch', state: 'partly-sent', attempts: [{ answer }] },
  ]);
  expect(await setup.store.countBoard(0)).toMatchObject({ failed: 1 });
  expect(setup.lines.join()).toContain('notice sent to some only');
  expect(setup.lines.join()).not.toMatch(/ana@|leo@/);
  // Nothing goes out by itself, and sent again while the address is still wrong it stays where it is.
  await setup.pass(4);
  expect(await setup.store.replayNotices({ now: setup.clock.now })).toBe(1);
  await setup.outbox.sendDue();
  expect(await findFailing()).toMatchObject([{ state: 'dead' }]);
  refused.clear();
  await setup.store.replayNotices({ now: setup.clock.now });
  await setup.outbox.sendDue();
  expect(setup.mail.received.map(({ to }) => to)).toEqual([['ana@example.com'], ['leo@example.com']]);
  expect(await findFailing()).toEqual([]);
});
