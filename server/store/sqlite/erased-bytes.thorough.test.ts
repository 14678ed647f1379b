// That nothing of an erased person stays on the disk: read in the bytes of every file of the store.
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { aMark, anErasing, aNotice, aSubmission, noon } from '../../../tests/support/builders/a-quote.ts';
import { aPhoto } from '../../../tests/support/builders/a-photo.ts';
import { aBooking, anAction, aWish } from '../../../tests/support/builders/a-visit.ts';
import { aFolder } from '../../../tests/support/machine/temporary-folder.ts';
import { inOneGo } from '../../../tests/support/stores/still-time.ts';
import { countOnDisk } from '../../../tests/support/stores/words-on-disk.ts';
import type { LeadStore } from '#server/store/lead-store.ts';
import { applyRetention } from '#server/store/upkeep/retention.ts';
import { openPrivateFile } from './private-file.ts';
import { createSqliteStore, openSqliteStore } from '#server/store/sqlite-store.ts';

const day = 24 * 60 * 60_000;
const mayErase = () => Promise.resolve(true);
const erased = /Canary|canary@|555-0177/gu;

/** Sixty people, every third to be erased, of all lengths, with what they sent again and what was done and noted. */
async function saveSixty(store: LeadStore): Promise<readonly string[]> {
  const gone: string[] = [];
  for (let place = 0; place < 60; place += 1) {
    const isGone = place % 3 === 0;
    const name = isGone ? `Canary ${place}` : `Kept ${place}`;
    const person = {
      receivedAt: isGone ? noon - 800 * day : noon,
      phone: isGone ? '+13055550177' : '+13055550123',
      phoneAsTyped: isGone ? '305-555-0177' : '(305) 555-0123',
      email: `${name.replace(' ', '@').toLowerCase()}.example`,
      source: { referrer: name },
    };
    const requestId = `request ${place}`;
    const say = (words: number) => `${name} says `.repeat(words);
    const first = aSubmission(
      { requestId, notices: [aNotice()] },
      { ...person, name, message: say(place * 3) },
    );
    await store.saveLead(first);
    await store.saveLead(aSubmission({ requestId }, { ...person, name, message: say(place * 2 + 1) }));
    await store.markLead(aMark(first.lead.id, { outcome: 'note', note: say(place) }));
    const address = { street: `${place} ${name} St`, unit: name, access: say(3) };
    const booking = aBooking(first.lead.id, {
      ...{ note: say(place + 1), address },
      // All have one phone number, and the first is not to be served.
      ...{ isOverfull: true, isServed: true },
    });
    await store.bookVisit(booking);
    await store.actOnVisit({
      ...{ action: anAction(), visitId: booking.visitId, seen: 0, step: 'move' },
      wish: aWish({ note: say(place + 2), address: { street: `${place + 1} ${name} St` } }),
    });
    const customer = { note: say(2), language: name, doNotServe: true };
    const action = { id: `known-${place}`, leadId: first.lead.id, operator: 'Ana', at: noon };
    await store.agreeToTexts({ ...action, id: `texts-${place}`, version: name, note: say(1) });
    await store.correctByDesk({ ...action, content: { name: `${name} Jr` }, customer, note: say(1) });
    const webp = Buffer.from(say(2000));
    await store.keepPhoto(aPhoto(first.lead.id, { webp }));
    if (isGone) gone.push(first.lead.id);
  }
  return gone;
}

async function aFullStore() {
  const folder = await aFolder();
  const file = join(folder, 'leads.sqlite');
  let passedMs = 0;
  const pause = (ms: number) => {
    passedMs += ms;
    return Promise.resolve();
  };
  const store = await createSqliteStore(file, openPrivateFile(file), {
    time: { elapsedMs: () => passedMs, pause },
  });
  onTestFinished(() => store.close());
  return { folder, file, store, gone: await saveSixty(store) };
}

/** Another process that looks at the leads, as a copy being made does. */
function openReader(file: string): DatabaseSync {
  const reader = new DatabaseSync(file, { readOnly: true });
  onTestFinished(() => reader.close());
  reader.exec('begin; select count(*) from leads');
  return reader;
}

test('of twenty people who are erased no byte stays, and the other forty stay', async () => {
  const { folder, store, gone } = await aFullStore();
  expect(await countOnDisk(folder, erased)).not.toEqual({});
  for (const id of gone) expect(await store.eraseLead(anErasing(id))).toBe(true);
  expect(await store.eraseFromDisk()).toBe(true);
  expect(await countOnDisk(folder, erased)).toEqual({});
  // Somebody was to go there: the desk is shown it, without a word of the person, until it is erased once more.
  expect(await store.listLeads()).toHaveLength(60);
  for (const id of gone) await store.eraseLead({ ...anErasing(id), id: `again-${id}` });
  expect(await store.listLeads()).toHaveLength(40);
});

test('of a photo its sender removed no byte stays', async () => {
  const { folder, store, gone } = await aFullStore();
  const [kept, ...others] = gone;
  for (const id of others) await store.eraseLead(anErasing(id));
  const leadId = kept ?? '';
  const before = await store.listPhotos(leadId);
  const pictures = /(?:Canary 0 says ){9}/gu;
  await store.eraseFromDisk();
  expect(await countOnDisk(folder, pictures)).not.toEqual({});
  const action = { leadId, at: noon, note: 'Removed a photo', operator: 'Customer' } as const;
  for (const { id } of before) expect(await store.removePhoto({ ...action, id })).toBe(true);
  expect(await store.eraseFromDisk()).toBe(true);
  expect(await countOnDisk(folder, pictures)).toEqual({});
});

test('of people who erase their requests themselves no byte stays either, and what is counted of them does', async () => {
  const { folder, store, gone } = await aFullStore();
  for (const leadId of gone) {
    const lane = `Canary lane ${leadId}`;
    const changes = [
      { kind: 'street', text: lane },
      { kind: 'access', text: lane },
      { kind: 'word', text: lane },
    ] as const;
    const told = { at: noon, operator: 'Customer', channels: [] } as const;
    const content = {
      phone: '+13055550177',
      phoneAsTyped: '305-555-0177 Canary',
      street: lane,
      access: lane,
    };
    await store.changeRequest({
      ...told,
      id: `change-${leadId}`,
      leadId,
      changes,
      content,
      note: 'Canary lane',
    });
    expect(await store.eraseRequest({ ...told, id: `erased-${leadId}`, leadId, note: 'Erased' })).toBe(true);
  }
  expect(await store.eraseFromDisk()).toBe(true);
  expect(await countOnDisk(folder, erased)).toEqual({});
  expect((await store.listLeads()).filter(({ name }) => name === '')).toHaveLength(gone.length);
});

test('while another process reads what was there before, nothing is called gone; once it has ended, all of it is', async () => {
  const { folder, file, store, gone } = await aFullStore();
  const reader = openReader(file);
  for (const id of gone) await store.eraseLead(anErasing(id));
  expect(await store.eraseFromDisk()).toBe(false);
  expect(await countOnDisk(folder, erased)).not.toEqual({});
  reader.exec('commit');
  expect(await store.eraseFromDisk()).toBe(true);
  expect(await countOnDisk(folder, erased)).toEqual({});
});

test('what has been kept long enough leaves no byte; while another process reads the log says so, and the next time does it', async () => {
  const { folder, file, store, gone } = await aFullStore();
  const reader = openReader(file);
  const lines: unknown[] = [];
  const retention = {
    ...inOneGo,
    store,
    days: 700,
    now: () => noon,
    mayErase,
    log: (...line: unknown[]) => void lines.push(line),
  };
  await applyRetention(retention);
  reader.exec('commit');
  await applyRetention(retention);
  expect(lines).toEqual([
    ['info', 'old leads erased', { count: gone.length }],
    ['warn', 'erased leads still on disk'],
  ]);
  expect(await countOnDisk(folder, erased)).toEqual({});
});

test('what a process erased that was killed before its bytes were gone is off the disk when the next one starts', async () => {
  const { folder, store, gone } = await aFullStore();
  for (const id of gone) await store.eraseLead(anErasing(id));
  // The files as a process leaves them that ends at this moment.
  const left = await aFolder();
  await cp(folder, left, { recursive: true });
  expect(await countOnDisk(left, erased)).not.toEqual({});
  const next = await openSqliteStore(join(left, 'leads.sqlite'));
  onTestFinished(() => next.close());
  await applyRetention({
    ...inOneGo,
    store: next,
    days: 700,
    now: () => noon,
    mayErase,
    log: () => undefined,
  });
  expect(await countOnDisk(left, erased)).toEqual({});
  expect(await next.listLeads()).toHaveLength(40);
});
