// The channel against a service of Twilio's contract on this machine.
import { expect, test } from 'vitest';
import { aMark, aNotice, aSubmission, noon, untouched } from '../../../tests/support/builders/a-quote.ts';
import { aCompany, florida } from '../../../tests/support/builders/company.ts';
import { startSmsService } from '../../../tests/support/receivers/sms-service.ts';
import { openIn } from '../../../tests/support/stores/store-places.ts';
import { aFolder } from '../../../tests/support/machine/temporary-folder.ts';
import { join } from 'node:path';
import { standingCalendar } from '#domain/opening/opening-calendar.ts';
import { sendNowhere } from '#server/notices/channel.ts';
import { createOutbox } from '#server/notices/outbox.ts';
import { listFollowUpNotices } from '#server/notices/follow-up-notices.ts';
import type { LeasedNotice } from '#server/store/records/notices/notice.ts';
import { listOwedNotices } from '#server/notices/owed-notices.ts';
import { openSqliteStore } from '#server/store/sqlite-store.ts';
import { createSmsChannel, readSmsAddress, type SmsParts } from './sms.ts';

const never = new AbortController().signal;
const [ana, ben] = ['+13055550198', '+13055550199'];

function anAlarm(missing: readonly number[] = []): LeasedNotice {
  const { lead } = aSubmission();
  const kept = { requestId: 'r', state: 'open', calledAt: undefined, amendments: [], events: [] } as const;
  return {
    ...{ id: 'notice-1', kind: 'alarm', channel: 'sms', attempt: 1, createdAt: noon },
    missing,
    lead: { ...untouched, ...lead, ...kept },
  };
}

function aChannel(
  url: string,
  { from = '+13055550100', staff = [ana, ben], onStopped = () => Promise.resolve() }: Partial<SmsParts> = {},
) {
  return createSmsChannel({
    ...{ url, from, staff, publicOrigin: 'https://desk.example.com', company: aCompany },
    ...{ onStopped, now: () => noon },
  });
}

test('the key leaves the address, and an address with a path is used as it stands', () => {
  expect(readSmsAddress('https://AC1:a%2Fb@api.twilio.com')).toEqual({
    endpoint: 'https://api.twilio.com/2010-04-01/Accounts/AC1/Messages.json',
    authorization: `Basic ${Buffer.from('AC1:a/b').toString('base64')}`,
  });
  expect(readSmsAddress('https://SK1:x@sms.example.com/2010-04-01/Accounts/AC1/Messages.json').endpoint).toBe(
    'https://sms.example.com/2010-04-01/Accounts/AC1/Messages.json',
  );
});

test('an alarm is posted to each phone, from a number or a messaging service', async () => {
  const service = await startSmsService();
  expect(await aChannel(service.url)(anAlarm(), never)).toEqual({
    kind: 'sent',
    answer: { code: 'sms-taken', all: 2 },
  });
  expect(service.messages.map(({ To, From }) => [To, From])).toEqual([
    [ana, '+13055550100'],
    [ben, '+13055550100'],
  ]);
  expect(service.messages[0]?.Body).toContain('OVERDUE, call Rosa, refrigerator, Miami Beach');
  const from = `MG${'0'.repeat(32)}`;
  await aChannel(service.url, { from, staff: [ana] })(anAlarm(), never);
  expect(service.messages.at(-1)).toMatchObject({ To: ana, MessagingServiceSid: from });
  expect(service.messages.at(-1)).not.toHaveProperty('From');
});

test.each([
  ['a busy service', { status: 429, code: 20_429 }, 'failed', { code: 'sms-busy', status: 429 }],
  [
    'a busy service that says how long',
    { status: 429, headers: { 'retry-after': '30' } },
    'failed',
    { code: 'sms-asked-to-wait', status: 429, waitMs: 30_000 },
  ],
  ['a service in trouble', { status: 503 }, 'failed', { code: 'sms-busy', status: 503 }],
  ['a wrong key', { status: 401, code: 20_003 }, 'failed', { code: 'sms-login', status: 401 }],
  [
    'no number',
    { status: 400, code: 21_211 },
    'refused',
    { code: 'sms-refused', status: 400, reason: '21211' },
  ],
  [
    'another place',
    { status: 307, headers: { location: 'http://127.0.0.1:9/' } },
    'failed',
    { code: 'sms-moved', status: 307 },
  ],
] as const)('%s is told by its code', async (_, fault, kind, answer) => {
  const service = await startSmsService();
  service.faults.set('*', fault);
  const delivery = await aChannel(service.url)(anAlarm(), never);
  expect(delivery).toEqual({ kind, answer });
  expect(JSON.stringify(delivery)).not.toMatch(/Canary|Rosa|key-of/u);
});

test('a service that is not there is a fault without its address', async () => {
  const delivery = await aChannel('http://AC1:secret@127.0.0.1:9')(anAlarm(), never);
  expect(delivery).toEqual({ kind: 'failed', answer: { code: 'sms-away', reason: expect.any(String) } });
  expect(JSON.stringify(delivery)).not.toMatch(/secret|127\.0\.0\.1/u);
});

test('a phone that has it does not get it again while the other is tried anew', async () => {
  const service = await startSmsService();
  const send = aChannel(service.url);
  service.faults.set(ben, { status: 503 });
  expect((await send(anAlarm(), never)).kind).toBe('failed');
  expect((await send(anAlarm(), never)).kind).toBe('failed');
  service.faults.clear();
  expect(await send(anAlarm(), never)).toEqual({ kind: 'sent', answer: { code: 'sms-taken', all: 2 } });
  expect(service.messages.map(({ To }) => To)).toEqual([ana, ben]);
});

test('a phone that is refused for good is named by its place, and sent to alone by hand', async () => {
  const service = await startSmsService();
  const send = aChannel(service.url);
  service.faults.set(ben, { status: 400, code: 21_610 });
  expect(await send(anAlarm(), never)).toEqual({
    kind: 'partly-sent',
    answer: { code: 'sms-partly-taken', taken: 1, all: 2, missing: '2' },
  });
  service.faults.clear();
  expect((await send(anAlarm([2]), never)).kind).toBe('sent');
  expect(service.messages.map(({ To }) => To)).toEqual([ana, ben]);
});

test('phones hear of alarms alone, those of calling again among them, and the log nothing of the key', async () => {
  const service = await startSmsService();
  const folder = await aFolder();
  const store = await openIn({ open: () => openSqliteStore(join(folder, 'leads.sqlite')) });
  const clock = { now: noon };
  const lines: string[] = [];
  let made = 0;
  const newId = () => `made-${(made += 1)}`;
  const plan = { channels: ['board'], alarmChannels: ['sms'], acknowledgements: undefined } as const;
  const calendar = standingCalendar(florida);
  const submission = aSubmission();
  await store.saveLead({
    ...submission,
    notices: listOwedNotices(
      { ...submission.lead, contentHash: submission.contentHash },
      plan,
      calendar,
      newId,
    ),
  });
  const sms = aChannel(service.url, { staff: [ana] });
  const outbox = createOutbox({
    store,
    channels: { email: sendNowhere, webhook: sendNowhere, board: sendNowhere, sms },
    now: () => clock.now,
    chance: () => 0,
    newId,
    log: (...said) => void lines.push(JSON.stringify(said)),
  });
  service.faults.set('*', { status: 503 });
  for (const minutes of [0, 5, 10, 15]) {
    clock.now = noon + minutes * 60_000;
    await outbox.sendDue();
  }
  expect(service.requests).toHaveLength(1);
  service.faults.clear();
  clock.now += 6000;
  await outbox.sendDue();
  expect(service.messages).toHaveLength(1);
  expect(
    listFollowUpNotices(noon, plan, calendar, newId).map(({ kind, channel }) => `${kind} ${channel}`),
  ).toEqual(['reminder board', 'alarm board', 'alarm sms']);
  expect(lines.join('')).not.toContain(service.key);
});

test('a customer is texted at their own number; the code for STOP ends it', async () => {
  const service = await startSmsService();
  const stopped: string[] = [];
  const onStopped = (phone: string) => Promise.resolve(stopped.push(phone));
  const channel = aChannel(service.url, { onStopped });
  const visit = {
    ...{ uid: 'v', sequence: 0, date: '2026-06-16', window: { fromHour: 8, toHour: 10 } },
    ...{ technician: 'Ben', isOff: false },
  } as const;
  const notice = { ...anAlarm(), kind: 'visit', visit: { kind: 'set', visit } } as const;
  expect(await channel(notice, never)).toEqual({ kind: 'sent', answer: { code: 'sms-taken', all: 1 } });
  expect(service.messages).toMatchObject([
    { To: '+13055550123', Body: expect.stringContaining('Tue, Jun 16') },
  ]);
  service.faults.set('+13055550123', { status: 400, code: 21_610 });
  expect(await channel(notice, never)).toEqual({ kind: 'refused', answer: { code: 'sms-stopped' } });
  expect(stopped).toEqual(['+13055550123']);
});

test('all who are overdue at a look are one text, whoever of two servers looks; those of the next minute are another', async () => {
  const service = await startSmsService();
  const folder = await aFolder();
  const store = await openIn({ open: () => openSqliteStore(join(folder, 'leads.sqlite')) });
  const clock = { now: noon };
  let made = 0;
  const late = async (name: string) => {
    made += 1;
    const notice = aNotice({ channel: 'sms', kind: 'alarm', at: clock.now });
    const { leadId } = await store.saveLead(
      aSubmission({ notices: [notice] }, { name, phone: `+1305555010${made}` }),
    );
    return leadId;
  };
  const outboxes = ['one', 'two'].map((name) =>
    createOutbox({
      store,
      channels: {
        ...{ email: sendNowhere, webhook: sendNowhere, board: sendNowhere },
        sms: aChannel(service.url, { staff: [ana, ben] }),
      },
      now: () => clock.now,
      chance: () => 0,
      newId: () => `${name}-${(made += 1)}`,
      log: () => undefined,
    }),
  );
  const look = () => Promise.all(outboxes.map((outbox) => outbox.sendDue()));
  const bodies = () => service.messages.map(({ To, Body }) => `${To} ${Body}`);
  const rosa = await late('Rosa');
  await late('Tom');
  const called = await late('Eve');
  await store.markLead(aMark(called));
  await look();
  expect(bodies()).toEqual([
    expect.stringMatching(/^\+13055550198 2 OVERDUE: .*\d https:\/\/desk\.example\.com\/board$/u),
    expect.stringMatching(/^\+13055550199 2 OVERDUE: /u),
  ]);
  for (const name of ['Rosa', 'Tom']) expect(bodies()[0]).toContain(name);
  expect(bodies().join(' ')).not.toContain('Eve');
  await store.markLead(aMark(rosa));
  const states = async () => (await store.countNotices()).map(({ state, count }) => [state, count]);
  expect(Object.fromEntries(await states())).toEqual({ sent: 2, canceled: 1 });
  // One server remembers which phone has which of them: nobody is told twice of one where another phone fails.
  const [own] = outboxes;
  clock.now += 5000;
  service.faults.set(ben, { status: 503 });
  await late('Ann');
  await late('Ida');
  clock.now += 60_000;
  await own?.sendDue();
  service.faults.clear();
  clock.now += 60_000;
  await late('Sam');
  await own?.sendDue();
  const ofAna = service.messages.filter(({ To }) => To === ana).map(({ Body }) => Body ?? '');
  const ofBen = service.messages.filter(({ To }) => To === ben).map(({ Body }) => Body ?? '');
  for (const texts of [ofAna, ofBen])
    for (const name of ['Ann', 'Ida', 'Sam'])
      expect(
        texts.filter((text) => text.includes(name)),
        name,
      ).toHaveLength(1);
});
