// What every store promises of photos, tried on SQLite and on a real PostgreSQL.
import { describe, expect, test } from 'vitest';
import { aPhoto } from '../../../../tests/support/builders/a-photo.ts';
import { anErasing, aSubmission, noon } from '../../../../tests/support/builders/a-quote.ts';
import { connectTo, listEngines, openIn } from '../../../../tests/support/stores/store-places.ts';
import { mostPhotos } from '#domain/my-request/request-limits.ts';
import type { LeadStore } from '#server/store/lead-store.ts';
import { mostPhotoEvents, photoBurstMs } from './keep-photo.ts';

const removal = { at: noon, note: 'Removed a photo', operator: 'Customer' } as const;

async function saveLead(store: LeadStore, deviceHash = 'device'): Promise<string> {
  const submission = aSubmission({ deviceHash });
  await store.saveLead(submission);
  return submission.lead.id;
}

describe.each(listEngines())('$engine', ({ aPlace }) => {
  const aStore = async () => openIn(await aPlace());

  test('a photo comes back byte for byte, for its lead alone, and its request tells of it', async () => {
    const store = await aStore();
    const [leadId, other] = [await saveLead(store), await saveLead(store, 'other')];
    const webp = Uint8Array.from({ length: 300_000 }, (_, index) => (index * 31) % 256);
    const photo = aPhoto(leadId, { webp, width: 1600, height: 900 });
    expect(await store.keepPhoto(photo)).toBe('kept');
    const { id } = photo;
    expect(Buffer.compare((await store.findPhoto({ leadId, id })) ?? new Uint8Array(), webp)).toBe(0);
    expect(await store.findPhoto({ leadId: other, id })).toBeUndefined();
    expect(await store.findPhoto({ leadId, id: 'never' })).toBeUndefined();
    const facts = { id, at: noon, width: 1600, height: 900, contentHash: photo.contentHash };
    expect(await store.listPhotos(leadId)).toEqual([facts]);
    const request = await store.findRequest({ tokenHash: 'device', kind: 'device', now: noon });
    expect(request?.photos).toEqual([facts]);
    expect(await store.keepPhoto(aPhoto('gone'))).toBe('unknown');
  });

  test('the same picture is kept once, also of two posts at the same moment, and no more than five are', async () => {
    const store = await aStore();
    const leadId = await saveLead(store);
    const twice = { contentHash: 'same' };
    await Promise.all([1, 2].map(() => store.keepPhoto(aPhoto(leadId, twice))));
    expect(await store.listPhotos(leadId)).toHaveLength(1);
    const answers = await Promise.all(Array.from({ length: 8 }, () => store.keepPhoto(aPhoto(leadId))));
    expect(answers.filter((answer) => answer === 'kept')).toHaveLength(mostPhotos - 1);
    expect(answers.filter((answer) => answer === 'too many')).toHaveLength(9 - mostPhotos);
    expect(await store.listPhotos(leadId)).toHaveLength(mostPhotos);
    expect(await store.keepPhoto(aPhoto(leadId, twice))).toBe('kept');
  });

  test('the history tells of each, staff are told once of a burst, and what was settled stays settled', async () => {
    const store = await aStore();
    const leadId = await saveLead(store);
    for (const at of [noon, noon + 1, noon + 2, noon + photoBurstMs + 1])
      await store.keepPhoto(aPhoto(leadId, { at }));
    const notices = (await store.listNotices({ leadId })).filter(({ kind }) => kind === 'amendment');
    expect(notices).toHaveLength(2);
    const [lead] = await store.listLeads();
    expect(lead?.state).toBe('open');
    expect(lead?.events.map(({ outcome, operator, note }) => `${outcome} ${operator} ${note}`)).toEqual(
      Array.from({ length: 4 }, () => 'note Customer Added a photo'),
    );
    expect(lead?.amendments[0]?.content.message).toBe('Added a photo\nWarm since last night');
  });

  test('a photo is removed by its own request alone, once, and makes room for another', async () => {
    const store = await aStore();
    const [leadId, other] = [await saveLead(store), await saveLead(store, 'other')];
    const photos = Array.from({ length: mostPhotos }, () => aPhoto(leadId));
    for (const photo of photos) await store.keepPhoto(photo);
    const id = photos[1]?.id ?? '';
    expect(await store.removePhoto({ ...removal, leadId: other, id })).toBe(false);
    expect(await store.removePhoto({ ...removal, leadId, id })).toBe(true);
    expect(await store.removePhoto({ ...removal, leadId, id })).toBe(false);
    expect(await store.findPhoto({ leadId, id })).toBeUndefined();
    expect(await store.keepPhoto(aPhoto(leadId))).toBe('kept');
    expect((await store.findLead(leadId))?.events.map(({ note }) => note)).toContain('Removed a photo');
  });

  test('who adds and removes without end is stopped', async () => {
    const store = await aStore();
    const leadId = await saveLead(store);
    for (let times = 0; times < mostPhotoEvents / 2; times += 1) {
      const photo = aPhoto(leadId);
      expect(await store.keepPhoto(photo)).toBe('kept');
      await store.removePhoto({ ...removal, leadId, id: photo.id });
    }
    expect(await store.keepPhoto(aPhoto(leadId))).toBe('too many');
  });

  test('photos go with their lead', async () => {
    const place = await aPlace();
    const store = await openIn(place);
    const leadId = await saveLead(store);
    await store.keepPhoto(aPhoto(leadId));
    await store.eraseLead(anErasing(leadId));
    const old = aSubmission({}, { receivedAt: noon - 1 });
    await store.saveLead(old);
    await store.keepPhoto(aPhoto(old.lead.id));
    await store.erasePastRetention({ leads: noon, suspects: noon }, 10);
    expect(await connectTo(place).selectFrom('lead_photos').select('id').execute()).toEqual([]);
  });

  test('carried to another store, photos come along in small parts, also to a lead that is there by another id', async () => {
    const [from, to] = [await aStore(), await aStore()];
    const again = { requestId: 'same-request', contentHash: 'same' };
    const [first, there] = [aSubmission(again), aSubmission(again)];
    await from.saveLead(first);
    await to.saveLead(there);
    const ids = [first.lead.id];
    for (let made = 0; made < 5; made += 1) ids.push(await saveLead(from, `device-${made}`));
    for (const leadId of ids)
      for (let made = 0; made < mostPhotos; made += 1) await from.keepPhoto(aPhoto(leadId));
    const bundles = await from.readBundles(10);
    for (let times = 0; times < 2; times += 1) await to.keepBundles(bundles, undefined, from.readPhotoRows);
    for (const leadId of ids) {
      const here = leadId === first.lead.id ? there.lead.id : leadId;
      expect(await to.listPhotos(here)).toEqual(await from.listPhotos(leadId));
    }
    expect((await from.readPhotoRows(undefined)).length).toBeLessThan(ids.length * mostPhotos);
  });
});
