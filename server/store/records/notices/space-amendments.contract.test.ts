// Who changes a request again and again does not have staff mailed again and again, on both engines.
import { aSubmission, noon } from '../../../../tests/support/builders/a-quote.ts';
import { listEngines, openIn } from '../../../../tests/support/stores/store-places.ts';
import { describe, expect, test } from 'vitest';
import type { LeadStore } from '#server/store/lead-store.ts';
import { amendmentsApartMs } from './space-amendments.ts';

async function aLead(store: LeadStore) {
  const { leadId } = await store.saveLead(aSubmission({ notices: [] }));
  return {
    change: (place: number, at: number) =>
      store.changeRequest({
        ...{ id: `${leadId}.${place}`, leadId, at, note: `Note ${place}`, operator: 'Customer', content: {} },
        changes: [{ kind: 'access', text: `Gate ${place}` }],
        channels: ['email', 'webhook'],
      }),
    /** Takes what is due by email and says that it was sent; resolves with what staff read. */
    tell: async (now: number) => {
      const lease = { channel: 'email', owner: 'one', now, leaseMs: 60_000, limit: 10 } as const;
      const leased = await store.leaseNotices(lease);
      return Promise.all(
        leased.map(async (notice) => {
          const outcome = { kind: 'sent', answer: { code: 'mail-taken', all: 1 } } as const;
          await store.settleNotice({
            notice,
            owner: 'one',
            at: now,
            attemptId: `${notice.id}.sent`,
            outcome,
          });
          return notice.kind === 'unreadable'
            ? ''
            : notice.lead.amendments.at(-1)?.content.message.split('\n')[0];
        }),
      );
    },
  };
}

describe.each(listEngines())('$engine', ({ aPlace }) => {
  test('of fifty changes in a row the first is told at once, and the last with the next mail', async () => {
    const { change, tell } = await aLead(await openIn(await aPlace()));
    await change(0, noon);
    expect(await tell(noon)).toEqual(['Note 0']);
    for (let place = 1; place < 50; place += 1) expect(await change(place, noon + place * 200)).toBe('kept');
    expect(await tell(noon + amendmentsApartMs - 1)).toEqual([]);
    expect(await tell(noon + amendmentsApartMs)).toEqual(['Note 49']);
    expect(await tell(noon + 10 * amendmentsApartMs)).toEqual([]);
  });

  test('a change some time after the last is told at once', async () => {
    const { change, tell } = await aLead(await openIn(await aPlace()));
    await change(0, noon);
    await tell(noon);
    await change(1, noon + 2 * amendmentsApartMs);
    expect(await tell(noon + 2 * amendmentsApartMs)).toEqual(['Note 1']);
  });
});
