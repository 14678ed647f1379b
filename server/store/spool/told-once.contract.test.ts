// What a spool tells, and what the database does with it: a real PostgreSQL behind a wire that can be cut.
import { aMark, aSubmission, noon } from '../../../tests/support/builders/a-quote.ts';
import { florida } from '../../../tests/support/builders/company.ts';
import { startPostgres, type TestPostgres } from '../../../tests/support/stores/postgres.ts';
import { spoolSetupOn } from '../../../tests/support/stores/spool-setup.ts';
import { standingCalendar } from '#domain/opening/opening-calendar.ts';
import type { Submission } from '#server/store/acts/intake/keep-lead.ts';
import { createNoticeNames } from '#server/store/records/notices/notice-id.ts';
import { listOwedNotices } from '#server/notices/owed-notices.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const minute = 60_000;
const postgres: { server?: TestPostgres } = {};
beforeAll(async () => {
  postgres.server = await startPostgres();
});
afterAll(() => postgres.server?.stop());

const aSpoolSetup = async () => spoolSetupOn((await postgres.server?.createDatabase()) ?? '');

/** A post with the notices that a server owes for it. */
function aPost(
  requestId: string,
  contentHash: string,
  leadChanges: Partial<Submission['lead']> = {},
): Submission {
  const submission = aSubmission({ requestId, contentHash }, leadChanges);
  const { lead } = submission;
  const plan = { channels: ['email'], acknowledgements: { mostPerHour: 0 } } as const;
  const names = createNoticeNames(requestId, lead);
  return {
    ...submission,
    notices: listOwedNotices({ ...lead, contentHash }, plan, standingCalendar(florida), names),
  };
}

const lease = { channel: 'email', owner: 'one', now: noon, leaseMs: 1000, limit: 10 } as const;

test('customers are mailed by who can count: not from the spool, and one in ten minutes when it is carried over', async () => {
  const setup = await aSpoolSetup();
  const store = await setup.open();
  setup.wire.cut();
  await store.saveLead(aPost('here', 'fridge'));
  expect((await store.leaseNotices(lease)).map(({ kind }) => kind)).toEqual(['dispatch']);
  const database = await setup.openDatabase();
  // Another server takes another request of theirs, later than the first.
  await database.saveLead(aPost('there', 'oven', { receivedAt: noon + minute }));
  setup.wire.release();
  await setup.untilReachable(store);
  const later = { ...lease, now: noon + 2 * minute };
  const leased = (await store.leaseNotices(later)).flatMap((notice) =>
    notice.kind === 'acknowledgement' ? [notice.heldBack] : [],
  );
  expect(leased.sort()).toEqual(['held-address', undefined]);
});

test('a request id that comes again when staff are done with its lead is told of, wherever it was kept', async () => {
  const setup = await aSpoolSetup();
  const store = await setup.open();
  const first = aPost('again', 'first');
  await store.saveLead(first);
  await store.markLead(aMark(first.lead.id, { outcome: 'done' }));
  setup.wire.cut();
  const second = aPost('again', 'second');
  await store.saveLead(second);
  setup.wire.release();
  await setup.untilReachable(store);
  await store.markLead(aMark(second.lead.id, { outcome: 'done' }));
  const third = aPost('again', 'third');
  await store.saveLead(third);
  for (const { lead } of [first, second, third]) {
    const kinds = (await store.listNotices({ leadId: lead.id })).map(({ kind }) => kind).sort();
    expect(kinds).toEqual(['acknowledgement', 'alarm', 'dispatch', 'reminder', 'reminder']);
  }
});
