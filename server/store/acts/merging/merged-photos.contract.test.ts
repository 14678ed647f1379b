// Photos of requests that were merged into another, tried on SQLite and on a real PostgreSQL.
import { describe, expect, test } from 'vitest';
import { aPhoto } from '../../../../tests/support/builders/a-photo.ts';
import { anErasing, aSubmission, noon } from '../../../../tests/support/builders/a-quote.ts';
import { readEveryRow } from '../../../../tests/support/stores/bare-tables.ts';
import { connectTo, listEngines, openIn } from '../../../../tests/support/stores/store-places.ts';
import { mostPhotos } from '#domain/my-request/request-limits.ts';
import type { LeadStore } from '#server/store/lead-store.ts';

const devices = ['first', 'second', 'third'];
const telling = { at: noon, note: 'Told', operator: 'Customer' } as const;

async function saveLead(store: LeadStore, deviceHash: string): Promise<string> {
  const submission = aSubmission({ deviceHash }, { name: 'Canary Bird' });
  await store.saveLead(submission);
  return submission.lead.id;
}

const merge = (store: LeadStore, leadId: string, into: string) =>
  store.mergeLead({ id: `merge-${leadId}`, leadId, into, operator: 'Ana', at: noon });

describe.each(listEngines())('$engine', ({ aPlace }) => {
  /** Three requests with a photo each: the first was merged into the second, and that to the third, which remains. */
  async function aMerged() {
    const place = await aPlace();
    const store = await openIn(place);
    const ids: string[] = [];
    const photos: string[] = [];
    for (const device of devices) {
      const leadId = await saveLead(store, device);
      const photo = aPhoto(leadId, { at: noon + ids.length, webp: Buffer.from(`Canary of ${device}`) });
      await store.keepPhoto(photo);
      ids.push(leadId);
      photos.push(photo.id);
    }
    const [first = '', second = '', remains = ''] = ids;
    await merge(store, first, second);
    await merge(store, second, remains);
    return { store, place, first, remains, photos };
  }

  test('the lead that remains has the photos of all, for the desk and for every device of theirs', async () => {
    const { store, remains, photos } = await aMerged();
    expect((await store.listPhotos(remains)).map(({ id }) => id)).toEqual(photos);
    for (const [index, id] of photos.entries()) {
      const webp = (await store.findPhoto({ leadId: remains, id })) ?? new Uint8Array();
      expect(Buffer.from(webp).toString()).toBe(`Canary of ${devices[index]}`);
    }
    for (const tokenHash of devices) {
      const request = await store.findRequest({ tokenHash, kind: 'device', now: noon });
      expect(request?.photos.map(({ id }) => id)).toEqual(photos);
    }
    const stranger = await saveLead(store, 'stranger');
    expect(await store.findPhoto({ leadId: stranger, id: photos[0] ?? '' })).toBeUndefined();
    const [slice] = await store.countSlices([{ fromMs: noon, untilMs: noon + 1 }], noon);
    expect(slice).toMatchObject({ leads: 2, withPhoto: 1 });
  });

  test('a photo sent for a merged lead is the remaining one’s: its history tells of it, and all count together', async () => {
    const { store, first, remains, photos } = await aMerged();
    const sent = aPhoto(first, { at: noon + 9 });
    expect(await store.keepPhoto(sent)).toBe('kept');
    expect(await store.keepPhoto(aPhoto(remains, { contentHash: sent.contentHash }))).toBe('kept');
    expect((await store.listPhotos(remains)).map(({ id }) => id)).toEqual([...photos, sent.id]);
    expect((await store.findLead(remains))?.events.at(-1)?.note).toBe('Added a photo');
    for (let made = photos.length + 1; made < mostPhotos; made += 1)
      expect(await store.keepPhoto(aPhoto(first))).toBe('kept');
    expect(await store.keepPhoto(aPhoto(remains))).toBe('too many');
    expect(await store.removePhoto({ ...telling, leadId: remains, id: photos[0] ?? '' })).toBe(true);
    expect(await store.findPhoto({ leadId: first, id: photos[0] ?? '' })).toBeUndefined();
    expect(await store.keepPhoto(aPhoto(remains))).toBe('kept');
  });

  for (const how of ['erased by the desk', 'erased by its sender'] as const)
    test(`${how}, the remaining lead takes the photos of all along, and none can come after`, async () => {
      const { store, place, first, remains } = await aMerged();
      if (how === 'erased by the desk') await store.eraseLead(anErasing(remains));
      else await store.eraseRequest({ ...telling, id: 'erased', leadId: remains });
      const database = connectTo(place);
      expect(await database.selectFrom('lead_photos').select('id').execute()).toEqual([]);
      expect(await readEveryRow(database)).not.toContain('Canary');
      // Looked at while the other device erased.
      for (const leadId of [first, remains]) expect(await store.keepPhoto(aPhoto(leadId))).toBe('unknown');
      expect(await database.selectFrom('lead_photos').select('id').execute()).toEqual([]);
    });
});
