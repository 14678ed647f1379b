// Anybody can type anybody's address into a form: what such an address is sent, on both engines, from two servers at once.
import { aSubmission, noon } from '../../../../tests/support/builders/a-quote.ts';
import { florida } from '../../../../tests/support/builders/company.ts';
import { standingCalendar } from '#domain/opening/opening-calendar.ts';
import { listEngines, openIn } from '../../../../tests/support/stores/store-places.ts';
import { describe, expect, test } from 'vitest';
import type { Lead } from '#domain/leads/lead.ts';
import type { IntakeStore } from '#server/store/acts/intake/intake-store.ts';
import { listOwedNotices } from '#server/notices/owed-notices.ts';

const minute = 60_000;
let made = 0;

/** Saves again what a busy machine did not answer in time, as the spool does: the same request is kept once. */
async function save(store: Pick<IntakeStore, 'saveLead'>, lead: Partial<Lead>, mostPerHour = 0) {
  const submission = aSubmission({}, lead);
  const plan = { channels: ['webhook'], acknowledgements: { mostPerHour } } as const;
  const newId = () => `owed-${(made += 1)}`;
  const notices = listOwedNotices(
    { ...submission.lead, contentHash: submission.contentHash },
    plan,
    standingCalendar(florida),
    newId,
  );
  for (let tries = 1; ; tries += 1)
    try {
      return await store.saveLead({ ...submission, notices });
    } catch (fault) {
      if (tries === 20) throw fault;
    }
}

describe.each(listEngines())('$engine', ({ aPlace }) => {
  async function twoServers() {
    const place = await aPlace();
    const stores = [await openIn(place), await openIn(place)] as const;
    return {
      stores,
      /** By code, how many were held back; under "due" how many are to be sent. */
      count: async () => {
        const notices = await stores[0].listNotices({});
        const owed = notices.filter(({ kind }) => kind === 'acknowledgement');
        const codes = owed.map(({ state, lastCode }) => (state === 'held' ? (lastCode ?? '') : state));
        return Object.fromEntries(
          [...Map.groupBy(codes, (code) => code)].map(([code, all]) => [code, all.length]),
        );
      },
    };
  }

  test('of fifty requests with one address at one instant, at two servers, one is acknowledged and all are told to staff', async () => {
    const { stores, count } = await twoServers();
    const forms = [
      'rosa@gmail.com',
      'R.o.s.a@gmail.com',
      'ROSA+1@googlemail.com',
      'rosa+2@Gmail.com.',
      'rosa+x@gmail.com',
    ];
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        save(stores[index % 2 === 0 ? 0 : 1], { email: forms[index % forms.length] ?? '' }),
      ),
    );
    expect(await count()).toEqual({ due: 1, 'held-address': 49 });
    const told = (await stores[0].listNotices({})).filter(({ kind }) => kind === 'dispatch');
    expect(told.map(({ state }) => state)).toEqual(Array.from({ length: 50 }, () => 'due'));
    expect(await stores[0].countHeldBack(noon)).toBe(49);
    expect(await stores[0].countHeldBack(noon + 1)).toBe(0);
  });

  test('one address is sent one in ten minutes and five a day, another its own', async () => {
    const { stores, count } = await twoServers();
    const [store] = stores;
    for (let minutes = 0; minutes < 24 * 60; minutes += 5)
      await save(store, { email: 'rosa@example.com', receivedAt: noon + minutes * minute });
    expect(await count()).toEqual({ due: 5, 'held-address': 5, 'held-address-day': 278 });
    const next = noon + 24 * 60 * minute;
    await save(store, { email: 'rosa@example.com', receivedAt: next });
    await save(store, { email: 'ro.sa@example.com', receivedAt: next });
    expect(await count()).toMatchObject({ due: 7 });
  });

  test('all addresses together are sent as many an hour as they may, counted exactly', async () => {
    const { stores, count } = await twoServers();
    const saveAll = (at: number) =>
      Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          save(stores[index % 2 === 0 ? 0 : 1], { email: `a${index}@example.com`, receivedAt: at }, 10),
        ),
      );
    await saveAll(noon);
    expect(await count()).toEqual({ due: 10, 'held-hour': 30 });
    await saveAll(noon + 59 * minute);
    expect(await count()).toMatchObject({ due: 10 });
    await saveAll(noon + 60 * minute);
    expect(await count()).toMatchObject({ due: 20 });
  });

  test('what looks machine-made is acknowledged to nobody, and uses nothing up', async () => {
    const { stores, count } = await twoServers();
    await save(stores[0], { suspicions: ['no-origin'] }, 1);
    await save(stores[0], { suspicions: ['trap-filled'] }, 1);
    await save(stores[0], { email: '' }, 1);
    expect(await count()).toEqual({ 'held-suspect': 2 });
    await save(stores[0], {}, 1);
    expect(await count()).toEqual({ 'held-suspect': 2, due: 1 });
  });

  test('what is held back is never leased, nor sent again with what was given up', async () => {
    const { stores } = await twoServers();
    const [store] = stores;
    for (let times = 0; times < 3; times += 1) await save(store, {});
    const lease = { channel: 'email', owner: 'one', now: noon * 2, leaseMs: 1000, limit: 10 } as const;
    expect(await store.leaseNotices(lease)).toHaveLength(1);
    expect(await store.replayNotices({ now: noon })).toBe(0);
    expect(await store.countBoard(noon * 2)).toMatchObject({ failed: 0 });
    expect(await store.leaseNotices(lease)).toEqual([]);
  });

  test('a clock that was set back a year holds nothing back for a year', async () => {
    const { stores, count } = await twoServers();
    await save(stores[0], { receivedAt: noon + 365 * 24 * 60 * minute }, 1);
    await save(stores[0], {}, 1);
    expect(await count()).toEqual({ due: 2 });
  });

  test('acknowledgements that wait, sent on to one address by those who asked for them, are one mail there', async () => {
    const { stores, count } = await twoServers();
    const [store] = stores;
    for (let place = 0; place < 12; place += 1) {
      const { leadId } = await save(store, { email: `own${place}@example.net` });
      const email = place % 2 === 0 ? `victim+${place}@example.com` : 'VICTIM@example.com';
      const changes = [{ kind: 'email', text: email }] as const;
      const change = { id: `${leadId}.change`, leadId, at: noon, changes, content: { email }, channels: [] };
      await store.changeRequest({ ...change, note: 'Email', operator: 'Customer' });
    }
    expect(await count()).toEqual({ due: 12 });
    const lease = { channel: 'email', now: noon + 1000, leaseMs: minute, limit: 3 } as const;
    const leased = await Promise.all(
      [0, 1, 2, 3].map((place) =>
        (stores[place % 2] ?? store).leaseNotices({ ...lease, owner: `worker ${place}` }),
      ),
    );
    const codes = leased
      .flat()
      .map((notice) => (notice.kind === 'unreadable' ? 'unreadable' : notice.heldBack));
    expect(codes).toHaveLength(12);
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes.filter((code) => code === 'held-address')).toHaveLength(11);
  });
});
