// Receivers that fail, processes that die: a real store, channels that do as the test says, and time of the test's own.
import { join } from 'node:path';
import { aSubmission, noon } from '../../tests/support/builders/a-quote.ts';
import { florida } from '../../tests/support/builders/company.ts';
import { standingCalendar } from '#domain/opening/opening-calendar.ts';
import { openIn } from '../../tests/support/stores/store-places.ts';
import { aFolder } from '../../tests/support/machine/temporary-folder.ts';
import { expect, test } from 'vitest';
import type { Suspicion } from '#domain/leads/lead.ts';
import type { LeasedNotice, NoticeChannel } from '#server/store/records/notices/notice.ts';
import type { NoticeStore } from '#server/store/records/notices/notice-store.ts';
import { listOwedNotices } from './owed-notices.ts';
import { openSqliteStore } from '#server/store/sqlite-store.ts';
import { sendToBoard, type Delivery, type SendNotice } from './channel.ts';
import { createOutbox } from './outbox.ts';

const second = 1000;
const minute = 60 * second;
const sent: Delivery = { kind: 'sent', answer: { code: 'mail-taken', all: 1 } };
const putOff: Delivery = { kind: 'failed', answer: { code: 'mail-address-later', status: 451 } };
const away: Delivery = { kind: 'failed', answer: { code: 'mail-away', reason: 'ESOCKET' } };
const refused: Delivery = { kind: 'refused', answer: { code: 'mail-address-refused', status: 550 } };

async function aNoticeSetup(channels: readonly NoticeChannel[] = ['email']) {
  const folder = await aFolder();
  const store = await openIn({ open: () => openSqliteStore(join(folder, 'leads.sqlite')) });
  const clock = { now: noon };
  const told: { kind: string; channel: NoticeChannel; leadId: string; after: number }[] = [];
  let made = 0;
  const newId = () => `made-${(made += 1)}`;
  const answers: Record<NoticeChannel, (notice: LeasedNotice) => Delivery | Promise<Delivery>> = {
    email: () => sent,
    webhook: () => sent,
    sms: () => sent,
    board: () => sent,
  };
  const send: SendNotice = async (notice) => {
    const { kind, channel, lead } = notice;
    const delivery = await answers[channel](notice);
    if (delivery.kind === 'sent')
      told.push({ kind, channel, leadId: lead.id, after: clock.now - lead.receivedAt });
    return delivery;
  };
  function anOutbox(changes: { leaseMs?: number; store?: NoticeStore } = {}) {
    const now = () => clock.now;
    const all = { email: send, webhook: send, sms: send, board: sendToBoard };
    const log = () => undefined;
    return createOutbox({ store, channels: all, now, chance: () => 1, newId, log, ...changes });
  }
  const outbox = anOutbox();
  return {
    store,
    clock,
    told,
    answers,
    anOutbox,
    outbox,
    async keep(email = '', suspicions: readonly Suspicion[] = []) {
      const { now } = clock;
      const times = { receivedAt: now, clockStartsAt: now, dueAt: now + 15 * minute };
      const submission = aSubmission({}, { email, suspicions, ...times });
      const plan = { channels, acknowledgements: { mostPerHour: 0 } } as const;
      await store.saveLead({
        ...submission,
        notices: listOwedNotices(
          { ...submission.lead, contentHash: submission.contentHash },
          plan,
          standingCalendar(florida),
          newId,
        ),
      });
      return submission.lead.id;
    },
    async pass(durationMs: number, stepMs = second) {
      for (const end = clock.now + durationMs; clock.now < end; clock.now += stepMs) await outbox.sendDue();
      await outbox.sendDue();
    },
    waiting: async () =>
      (await store.listNotices({ state: 'retry' })).map(({ kind, nextAt }) => ({
        kind,
        inMs: nextAt - clock.now,
      })),
  };
}

test('a channel that hangs, puts off or refuses for good keeps the other from nothing: it carries the lead at once', async () => {
  for (const delivery of [putOff, away, refused]) {
    const setup = await aNoticeSetup(['email', 'webhook']);
    setup.answers.email = () => delivery;
    const leadId = await setup.keep();
    await setup.outbox.sendDue();
    expect(setup.told).toEqual([{ kind: 'dispatch', channel: 'webhook', leadId, after: 0 }]);
  }
  const setup = await aNoticeSetup(['email', 'webhook']);
  const { promise, resolve } = Promise.withResolvers<Delivery>();
  setup.answers.email = () => promise;
  await setup.keep();
  const sending = setup.outbox.sendDue();
  await expect.poll(() => setup.told.map(({ channel }) => channel), { interval: 5 }).toEqual(['webhook']);
  resolve(sent);
  await sending;
});

test('with one channel gone and the other failing thrice, staff are told within sixty seconds', async () => {
  const setup = await aNoticeSetup(['email', 'webhook']);
  setup.answers.email = () => away;
  let tries = 0;
  setup.answers.webhook = () =>
    (tries += 1) <= 3 ? { kind: 'failed', answer: { code: 'web-busy', status: 503 } } : sent;
  await setup.keep();
  await setup.pass(70 * second);
  const [first] = setup.told;
  expect(first).toMatchObject({ kind: 'dispatch', channel: 'webhook' });
  // Waits of 5, 15 and 30 s, each at its longest, and a look every second.
  expect(first?.after).toBeLessThanOrEqual(63 * second);
});

test('after an outage the first mail that gets through brings all that wait, eight side by side', async () => {
  const setup = await aNoticeSetup();
  setup.answers.email = () => away;
  for (let count = 0; count < 12; count += 1) await setup.keep(`rosa-${count}@example.com`);
  await setup.pass(70 * minute, 10 * second);
  expect(await setup.waiting()).toHaveLength(12 * 3);
  const before = setup.told.length;
  const first = await setup.keep();
  const full = Promise.withResolvers<undefined>();
  let sideBySide = 0;
  let most = 0;
  setup.answers.email = async ({ lead }) => {
    if (lead.id === first) return sent;
    most = Math.max(most, (sideBySide += 1));
    if (sideBySide === 8) full.resolve(undefined);
    await full.promise;
    sideBySide -= 1;
    return sent;
  };
  await setup.outbox.sendDue();
  // The new lead, and of each of the others: dispatch, alarm, acknowledgement.
  expect(setup.told.length - before).toBe(1 + 12 * 3);
  expect(await setup.waiting()).toEqual([]);
  expect(most).toBe(8);
});

test('a hastened try is an extra one: what fails again waits as long as it would have, and is not tried at every success', async () => {
  const setup = await aNoticeSetup();
  const strangers = new Set([await setup.keep()]);
  setup.answers.email = ({ lead }) => (strangers.has(lead.id) ? away : sent);
  await setup.pass(20 * minute, 5 * second);
  const attemptsOf = async () =>
    (await setup.store.listNotices({ state: 'retry' })).find(({ kind }) => kind === 'dispatch')?.attempts
      .length ?? 0;
  const before = await attemptsOf();
  for (let count = 0; count < 10; count += 1) await setup.keep();
  await setup.outbox.sendDue();
  expect(await attemptsOf()).toBe(before + 1);
  expect((await setup.waiting()).find(({ kind }) => kind === 'dispatch')?.inMs).toBe(12 * minute);
});

test('who asked for patience, and a customer whose own server put us off, are not tried sooner', async () => {
  const setup = await aNoticeSetup();
  setup.answers.email = ({ kind }) => (kind === 'acknowledgement' ? putOff : away);
  await setup.keep('rosa@example.com');
  await setup.pass(3 * minute);
  setup.answers.email = ({ kind }) =>
    kind === 'acknowledgement'
      ? putOff
      : { kind: 'failed', answer: { code: 'web-asked-to-wait', status: 429, waitMs: 60 * minute } };
  await setup.pass(5 * minute);
  const before = await setup.waiting();
  expect(before.map(({ kind }) => kind).sort()).toEqual(['acknowledgement', 'dispatch', 'reminder']);
  setup.answers.email = ({ kind }) => (kind === 'acknowledgement' ? putOff : sent);
  await setup.keep();
  await setup.outbox.sendDue();
  expect(await setup.waiting()).toEqual(before);
});

test('what a killed process was sending is sent by another when ten seconds have passed', async () => {
  const setup = await aNoticeSetup();
  setup.answers.email = () => new Promise(() => undefined);
  const leadId = await setup.keep();
  setup.anOutbox().wake();
  await expect.poll(async () => (await setup.store.listNotices({ state: 'leased' })).length).toBe(1);
  setup.answers.email = () => sent;
  setup.clock.now += 9.9 * second;
  await setup.outbox.sendDue();
  expect(setup.told).toEqual([]);
  setup.clock.now += 0.1 * second;
  await setup.outbox.sendDue();
  expect(setup.told).toEqual([{ kind: 'dispatch', channel: 'email', leadId, after: 10 * second }]);
});

test('a mail that takes long is kept by who sends it, for the lease is renewed', async () => {
  const setup = await aNoticeSetup();
  const { promise, resolve } = Promise.withResolvers<Delivery>();
  setup.answers.email = () => promise;
  await setup.keep();
  let renewals = 0;
  const store: NoticeStore = {
    ...setup.store,
    async renewLeases(renewal) {
      await setup.store.renewLeases(renewal);
      renewals += 1;
    },
  };
  const slow = setup.anOutbox({ leaseMs: 60, store });
  const sending = slow.sendDue();
  await expect.poll(() => renewals, { interval: 5 }).toBeGreaterThan(0);
  setup.clock.now += 50;
  const before = renewals;
  await expect.poll(() => renewals, { interval: 5 }).toBeGreaterThan(before);
  setup.clock.now += 50;
  await setup.outbox.sendDue();
  expect((await setup.store.listNotices({ state: 'leased' })).map(({ attempts }) => attempts.length)).toEqual(
    [0],
  );
  resolve(sent);
  await sending;
  expect(setup.told).toHaveLength(1);
  expect(await setup.store.listNotices({ state: 'sent' })).toHaveLength(1);
});

test.each([
  { looks: 'machine-made', signs: ['no-origin'], acknowledged: 0 },
  { looks: 'like any other', signs: [], acknowledged: 300 },
] as const)(
  'three hundred leads that look $looks do not delay the mail of the one that comes after them',
  async ({ signs, acknowledged }) => {
    const setup = await aNoticeSetup();
    for (let count = 0; count < 300; count += 1) await setup.keep(`rosa-${count}@example.com`, signs);
    setup.clock.now += second;
    const real = await setup.keep('ana@example.com');
    await setup.outbox.sendDue();
    expect(setup.told).toHaveLength(300 + acknowledged + 2);
    // Eight are sent side by side.
    expect(setup.told.findIndex(({ leadId }) => leadId === real)).toBeLessThan(8);
  },
);
