// What every store promises of the ways to a visitor's own request, tried on SQLite and on a real PostgreSQL.
import { aMark, anErasing, aSubmission, noon } from '../../../../tests/support/builders/a-quote.ts';
import { listEngines, openIn } from '../../../../tests/support/stores/store-places.ts';
import { describe, expect, test } from 'vitest';
import type { RequestChanging } from './change-request.ts';
import { deviceLifeMs, mostLinks } from '#server/store/records/links/request-token.ts';

describe.each(listEngines())('$engine', ({ aPlace }) => {
  const aStore = async () => openIn(await aPlace());
  const byDevice = (tokenHash: string, now = noon) => ({ tokenHash, kind: 'device', now }) as const;

  test('the device that sent a request finds it, with what was done since', async () => {
    const store = await aStore();
    const submission = aSubmission({ deviceHash: 'first' });
    await store.saveLead(submission);
    await store.markLead(aMark(submission.lead.id, { outcome: 'no-answer' }));
    expect(await store.findRequest(byDevice('first'))).toMatchObject({
      id: submission.lead.id,
      state: 'no-answer',
      events: [{ outcome: 'no-answer' }],
    });
    expect(await store.findRequest(byDevice('another'))).toBeUndefined();
  });

  test('a repeated and an amended request lead to the same lead, and the first way goes on working', async () => {
    const store = await aStore();
    const first = aSubmission({ requestId: 'page-view', contentHash: 'one', deviceHash: 'first' });
    await store.saveLead(first);
    await store.saveLead(aSubmission({ requestId: 'page-view', contentHash: 'one', deviceHash: 'again' }));
    await store.saveLead(aSubmission({ requestId: 'page-view', contentHash: 'two', deviceHash: 'amended' }));
    for (const hash of ['first', 'again', 'amended'])
      expect((await store.findRequest(byDevice(hash)))?.id, hash).toBe(first.lead.id);
  });

  test('a device is let in for thirty days, a link for as long as the lead is kept', async () => {
    const store = await aStore();
    const { lead, ...rest } = aSubmission({ deviceHash: 'device' });
    await store.saveLead({ ...rest, lead });
    const link = { leadId: lead.id, tokenHash: 'link', kind: 'link', createdAt: noon } as const;
    expect(await store.keepRequestLink(link)).toBe(true);
    const later = noon + deviceLifeMs;
    expect(await store.findRequest(byDevice('device', later - 1))).toBeDefined();
    expect(await store.findRequest(byDevice('device', later))).toBeUndefined();
    const byLink = { tokenHash: 'link', kind: 'link', now: later * 2 } as const;
    expect((await store.findRequest(byLink))?.id).toBe(lead.id);
    // The one is no key for the other's door.
    expect(await store.findRequest({ ...byLink, kind: 'device' })).toBeUndefined();
    await store.eraseLead(anErasing(lead.id));
    expect(await store.findRequest(byLink)).toBeUndefined();
    expect(await store.keepRequestLink({ ...link, tokenHash: 'late' })).toBe(false);
  });

  test('closing one way leaves the others; of very many the newest are kept', async () => {
    const store = await aStore();
    const { lead, ...rest } = aSubmission({ deviceHash: 'device-0' });
    await store.saveLead({ ...rest, lead });
    const late = Array.from({ length: mostLinks }, (_, index) => `device-${index + 1}`);
    for (const [index, tokenHash] of late.entries())
      await store.keepRequestLink({
        leadId: lead.id,
        tokenHash,
        kind: 'device',
        createdAt: noon + index + 1,
      });
    expect(await store.findRequest(byDevice('device-0', noon + 100))).toBeUndefined();
    await store.closeRequestLink('device-1');
    expect(await store.findRequest(byDevice('device-1', noon + 100))).toBeUndefined();
    expect(await store.findRequest(byDevice('device-2', noon + 100))).toBeDefined();
  });

  test('what is carried to another store takes its ways along', async () => {
    const [from, to] = [await aStore(), await aStore()];
    const submission = aSubmission({ deviceHash: 'carried' });
    await from.saveLead(submission);
    const [bundle] = await from.readBundles(10);
    if (bundle === undefined) throw new Error('nothing to carry');
    await to.keepBundles([bundle]);
    await to.keepBundles([bundle]);
    expect((await to.findRequest(byDevice('carried')))?.id).toBe(submission.lead.id);
    // A way that was added meanwhile must not be dropped with the rest.
    const link = { leadId: submission.lead.id, tokenHash: 'mail', kind: 'link', createdAt: noon } as const;
    await from.keepRequestLink(link);
    expect(await from.dropBundle(bundle)).toBe(false);
  });

  const aChange = (leadId: string, changes: Partial<RequestChanging> = {}): RequestChanging => ({
    id: 'change-1',
    leadId,
    at: noon + 60_000,
    changes: [{ kind: 'phone', text: '+13055550111' }],
    content: { phone: '+13055550111', phoneAsTyped: '305 555 0111' },
    note: 'Phone: (305) 555-0111',
    operator: 'Customer',
    channels: ['board'],
    ...changes,
  });

  test('a correction stands beside what was sent first, is seen by staff, and is kept once', async () => {
    const store = await aStore();
    const { lead, ...rest } = aSubmission({ deviceHash: 'device' });
    await store.saveLead({ ...rest, lead });
    for (let times = 0; times < 2; times += 1)
      expect(await store.changeRequest(aChange(lead.id))).toBe('kept');
    const [kept] = await store.listLeads();
    expect(kept?.phone).toBe('+13055550111');
    expect(kept?.sentFirst?.phone).toBe(lead.phone);
    expect(kept?.state).toBe('open');
    expect(kept?.amendments).toMatchObject([
      {
        content: {
          phone: '+13055550111',
          name: lead.name,
          message: `Phone: (305) 555-0111\n${lead.message}`,
        },
      },
    ]);
    expect(kept?.events).toMatchObject([{ outcome: 'note', operator: 'Customer' }]);
    expect((await store.listNotices({ leadId: lead.id })).map(({ kind }) => kind)).toContain('amendment');
    expect((await store.findRequest(byDevice('device')))?.changes).toEqual([
      { kind: 'phone', text: '+13055550111', at: noon + 60_000 },
    ]);
    expect(await store.changeRequest(aChange('gone', { id: 'other' }))).toBe('unknown');
  });

  test('who goes back to what they said first is heard again, and the latest counts', async () => {
    const store = await aStore();
    const { lead, ...rest } = aSubmission({ deviceHash: 'device' });
    await store.saveLead({ ...rest, lead });
    for (const [index, text] of ['33140', '33139', '33140'].entries())
      await store.changeRequest(
        aChange(lead.id, {
          id: `change-${index}`,
          at: noon + index,
          changes: [{ kind: 'zip', text }],
          content: { zip: text },
        }),
      );
    const request = await store.findRequest(byDevice('device'));
    expect(request?.changes).toEqual([{ kind: 'zip', text: '33140', at: noon + 2 }]);
    expect(request?.amendments.map(({ content }) => content.zip)).toEqual(['33140', '33139', '33140']);
  });
});
