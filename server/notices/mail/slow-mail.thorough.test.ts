// Mail servers that take their time, through real sockets. What takes minutes in earnest takes a second here.
import { join } from 'node:path';
import { aSubmission, noon } from '../../../tests/support/builders/a-quote.ts';
import { aCompany, florida } from '../../../tests/support/builders/company.ts';
import { standingCalendar } from '#domain/opening/opening-calendar.ts';
import { startMailServer } from '../../../tests/support/receivers/mail-server.ts';
import { startSilentMailServer } from '../../../tests/support/receivers/silent-mail-server.ts';
import { openIn } from '../../../tests/support/stores/store-places.ts';
import { aFolder } from '../../../tests/support/machine/temporary-folder.ts';
import { expect, test } from 'vitest';
import type { NoticeStore } from '#server/store/records/notices/notice-store.ts';
import { listOwedNotices } from '#server/notices/owed-notices.ts';
import { openSqliteStore } from '#server/store/sqlite-store.ts';
import { sendNowhere, sendToBoard, type Delivery, type SendNotice } from '#server/notices/channel.ts';
import { createOutbox } from '#server/notices/outbox.ts';
import { createEmailChannel, type EmailParts } from './email.ts';

const minute = 60_000;
/** So many addresses that answering each of them takes longer than any one silence may. */
const staff = Array.from({ length: 12 }, (_, index) => `staff-${index}@example.com`);

type Changes = Partial<Pick<EmailParts, 'patience' | 'smtpUrl'>> & {
  readonly send?: SendNotice;
  readonly sendTimeoutMs?: number;
  readonly changeStore?: (store: NoticeStore) => NoticeStore;
};

async function aNoticeSetup({ send, sendTimeoutMs, changeStore, ...changes }: Changes) {
  const folder = await aFolder();
  const store = await openIn({ open: () => openSqliteStore(join(folder, 'leads.sqlite')) });
  const clock = { now: noon };
  const now = () => clock.now;
  let made = 0;
  const newId = () => `made-${(made += 1)}`;
  const email = createEmailChannel({
    smtpUrl: 'smtp://127.0.0.1:9',
    from: 'dispatch@example.com',
    staff,
    company: aCompany,
    publicOrigin: undefined,
    now,
    ...changes,
  });
  const submission = aSubmission({}, { email: '' });
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
  const outbox = createOutbox({
    store: changeStore?.(store) ?? store,
    channels: { email: send ?? email, webhook: sendNowhere, sms: sendNowhere, board: sendToBoard },
    now,
    chance: () => 0,
    newId,
    log: () => undefined,
    ...(sendTimeoutMs === undefined ? {} : { sendTimeoutMs }),
  });
  return {
    store,
    clock,
    outbox,
    findDispatch: async () => (await store.listNotices({})).find(({ kind }) => kind === 'dispatch'),
    /** Looks again whenever a retry could be due, before the first reminder. */
    async lookAgain() {
      for (; clock.now < noon + 4.5 * minute; clock.now += 5000) await outbox.sendDue();
    },
  };
}

test('a mail server that is slow with every word, and slower with its last, gets the mail once', async () => {
  const mail = await startMailServer();
  mail.slowDown({ addressMs: 100, mailMs: 1500 });
  const setup = await aNoticeSetup({ smtpUrl: mail.url, patience: { silenceMs: 1000, answerMs: 30_000 } });
  await setup.lookAgain();
  expect(mail.received).toHaveLength(1);
  expect(await setup.findDispatch()).toMatchObject({ state: 'sent', attempts: [{ outcome: 'sent' }] });
});

test.each(['before the greeting', 'after the greeting'] as const)(
  'a mail server that falls silent %s is let go soon, and tried again',
  async (silence) => {
    const mail = await startMailServer();
    const silent = await startSilentMailServer(mail.port, silence, 1);
    const setup = await aNoticeSetup({
      smtpUrl: silent.url,
      patience: { silenceMs: 1000, answerMs: 600_000 },
    });
    await setup.lookAgain();
    expect(mail.received).toHaveLength(1);
    expect(await setup.findDispatch()).toMatchObject({
      attempts: [{ outcome: 'retry', answer: { code: 'mail-silent' } }, { outcome: 'sent' }],
    });
  },
);

test('a mail server that took the whole mail and never says so is waited for long, and only then tried again', async () => {
  const mail = await startMailServer();
  const silent = await startSilentMailServer(mail.port, 'after the mail', 1);
  const setup = await aNoticeSetup({ smtpUrl: silent.url, patience: { silenceMs: 600_000, answerMs: 1000 } });
  await setup.lookAgain();
  expect(await setup.findDispatch()).toMatchObject({
    attempts: [{ outcome: 'retry', answer: { code: 'mail-unanswered' } }, { outcome: 'sent' }],
  });
  // Its sender never learned that it was taken, so it comes twice, with one id.
  expect(mail.received).toHaveLength(2);
  expect(new Set(mail.received.map(({ mail: { messageId } }) => messageId)).size).toBe(1);
});

test('a mail accepted after it was given up is sent, and not sent again', async () => {
  const answer = Promise.withResolvers<Delivery>();
  let tries = 0;
  const setup = await aNoticeSetup({
    sendTimeoutMs: 20,
    send: () => {
      tries += 1;
      return answer.promise;
    },
  });
  await setup.outbox.sendDue();
  expect(await setup.findDispatch()).toMatchObject({ state: 'retry' });
  answer.resolve({ kind: 'sent', answer: { code: 'mail-taken', all: 12 } });
  await expect.poll(async () => (await setup.findDispatch())?.state, { interval: 5 }).toBe('sent');
  await setup.lookAgain();
  expect(tries).toBe(1);
});

test('a mail accepted while the store is away is written down when it is back, and not sent again', async () => {
  const mail = await startMailServer();
  const away = { times: 1 };
  const setup = await aNoticeSetup({
    smtpUrl: mail.url,
    changeStore: (store) => ({
      ...store,
      settleNotice: (settlement) =>
        (away.times -= 1) >= 0 ? Promise.reject(new Error('away')) : store.settleNotice(settlement),
    }),
  });
  await setup.lookAgain();
  expect(mail.received).toHaveLength(1);
  expect(await setup.findDispatch()).toMatchObject({ state: 'sent' });
});
