// Who may use the board, tried on SQLite and on a real PostgreSQL.
import { aLink, anOpening } from '../../../../tests/support/builders/a-link.ts';
import { noon } from '../../../../tests/support/builders/a-quote.ts';
import { listEngines, openIn } from '../../../../tests/support/stores/store-places.ts';
import { describe, expect, test } from 'vitest';

const minute = 60_000;
const day = 86_400_000;
const ana = { name: 'Ana', role: 'owner' } as const;

describe.each(listEngines())('$engine', ({ aPlace }) => {
  const aStore = async () => openIn(await aPlace());

  test('a link signs in once, and only before it is too old', async () => {
    const store = await aStore();
    await store.saveSignInLink(aLink('Ana', 'link'));
    expect(await store.openSession(anOpening('link', 'late', noon + day))).toBeUndefined();
    await store.saveSignInLink(aLink('Ana', 'second'));
    const opened = await Promise.all(
      ['one', 'two', 'three'].map((session) => store.openSession(anOpening('second', session))),
    );
    expect(opened.filter((signedIn) => signedIn?.name === 'Ana')).toHaveLength(1);
    expect(await store.openSession(anOpening('never', 'x'))).toBeUndefined();
  });

  test('a new link for an operator makes the old one worthless', async () => {
    const store = await aStore();
    await store.saveSignInLink(aLink('Ana', 'old'));
    await store.saveSignInLink(aLink('Ana', 'new'));
    expect(await store.openSession(anOpening('old', 'x'))).toBeUndefined();
    expect(await store.openSession(anOpening('new', 'x'))).toEqual(ana);
    expect(await store.listTeam(noon)).toEqual([
      {
        ...ana,
        createdAt: noon,
        isInvited: false,
        signIns: [{ id: 'id of x', device: 'Safari · iPhone', createdAt: noon, seenAt: noon }],
      },
    ]);
  });

  test('a session ends by its age, by signing out, and by removing the operator', async () => {
    const store = await aStore();
    const removal = { name: 'Ana', by: 'Ben', at: noon };
    await store.saveSignInLink(aLink('Ben', 'for Ben'));
    for (const session of ['aged', 'closed', 'removed']) {
      await store.saveSignInLink(aLink('Ana', `for ${session}`));
      await store.openSession(anOpening(`for ${session}`, session));
    }
    expect(await store.findSessionOperator('aged', noon + day)).toBeUndefined();
    await store.closeSession('closed');
    expect(await store.findSessionOperator('closed', noon)).toBeUndefined();
    expect(await store.findSessionOperator('removed', noon)).toEqual(ana);
    expect(await store.removeOperator(removal)).toBe('changed');
    expect(await store.findSessionOperator('removed', noon)).toBeUndefined();
    expect(await store.removeOperator(removal)).toBe('unknown');
    expect(await store.listTeam(noon)).toMatchObject([{ name: 'Ben' }]);
  });

  test('a session that is used lasts seven days more, and thirty in all', async () => {
    const store = await aStore();
    await store.saveSignInLink(aLink('Ana', 'link'));
    await store.openSession(anOpening('link', 'session'));
    for (const days of [0.5, 7, 13, 19, 25, 29.9])
      expect(await store.findSessionOperator('session', noon + days * day), `${days} days`).toEqual(ana);
    expect(await store.findSessionOperator('session', noon + 30 * day)).toBeUndefined();
    await store.saveSignInLink(aLink('Ana', 'next'));
    await store.openSession(anOpening('next', 'idle'));
    expect(await store.findSessionOperator('idle', noon)).toEqual(ana);
    expect(await store.findSessionOperator('idle', noon + 7 * day)).toBeUndefined();
  });

  test('the first operator is an owner whatever was asked, others are what was asked, and keep it', async () => {
    const store = await aStore();
    const save = (name: string, linkHash: string, role: 'owner' | 'dispatcher') =>
      store.saveSignInLink(aLink(name, linkHash, { role }));
    expect(await save('Ana', 'one', 'dispatcher')).toBe('owner');
    expect(await save('Ben', 'two', 'dispatcher')).toBe('dispatcher');
    expect(await save('Ben', 'three', 'owner')).toBe('dispatcher');
    expect(await store.openSession(anOpening('three', 'session'))).toEqual({
      name: 'Ben',
      role: 'dispatcher',
    });
    expect(await store.changeRole({ name: 'Ben', by: 'Ana', at: noon, role: 'owner' })).toBe('changed');
    expect(await store.findSessionOperator('session', noon)).toEqual({ name: 'Ben', role: 'owner' });
    expect(await store.changeRole({ name: 'Cy', by: 'Ana', at: noon, role: 'owner' })).toBe('unknown');
  });

  test('the last owner is neither removed nor made a dispatcher, not even by two at once', async () => {
    const place = await aPlace();
    const [mine, theirs] = [await openIn(place), await openIn(place)];
    await mine.saveSignInLink(aLink('Ana', 'one'));
    await mine.saveSignInLink(aLink('Cy', 'two', { role: 'dispatcher' }));
    const at = { by: 'Ana', at: noon };
    expect(await mine.removeOperator({ name: 'Ana', ...at })).toBe('last owner');
    expect(await mine.changeRole({ name: 'Ana', ...at, role: 'dispatcher' })).toBe('last owner');
    for (let round = 0; round < 10; round += 1) {
      await mine.saveSignInLink(aLink('Ben', 'three'));
      await mine.saveSignInLink(aLink('Ana', 'four'));
      for (const name of ['Ana', 'Ben']) await mine.changeRole({ name, ...at, role: 'owner' });
      const fates = await Promise.all([
        mine.removeOperator({ name: 'Ana', by: 'Ben', at: noon }),
        theirs.changeRole({ name: 'Ben', by: 'Ana', at: noon, role: 'dispatcher' }),
      ]);
      expect(fates.sort()).toEqual(['changed', 'last owner']);
      const owners = (await theirs.listTeam(noon)).filter(({ role }) => role === 'owner');
      expect(owners).toHaveLength(1);
    }
  });

  test('each sees where they are signed in and ends one or all others, and nobody those of somebody else', async () => {
    const store = await aStore();
    for (const [name, session] of [
      ['Ana', 'phone'],
      ['Ana', 'desk'],
      ['Ana', 'lost'],
      ['Ben', 'other'],
    ] as const) {
      await store.saveSignInLink(aLink(name, `for ${session}`));
      await store.openSession(anOpening(`for ${session}`, session));
    }
    await store.findSessionOperator('desk', noon + 6 * minute);
    await store.findSessionOperator('phone', noon + 4 * minute);
    const own = await store.listOwnSignIns('phone', noon + 6 * minute);
    expect(own.map(({ id, isThis, seenAt }) => [id, isThis, seenAt])).toEqual([
      ['id of desk', false, noon + 6 * minute],
      ['id of phone', true, noon],
      ['id of lost', false, noon],
    ]);
    expect(await store.closeOwnSignIns('phone', 'id of other')).toBe(0);
    expect(await store.closeOwnSignIns('phone', 'id of lost')).toBe(1);
    expect(await store.findSessionOperator('lost', noon)).toBeUndefined();
    expect(await store.closeOwnSignIns('phone', undefined)).toBe(1);
    expect(await store.findSessionOperator('desk', noon)).toBeUndefined();
    expect(await store.findSessionOperator('phone', noon)).toEqual(ana);
    expect(await store.findSessionOperator('other', noon)).toMatchObject({ name: 'Ben' });
    expect(await store.closeOwnSignIns('ended', undefined)).toBe(0);
  });

  test('signed out everywhere, somebody has neither a sign-in nor a link left', async () => {
    const store = await aStore();
    await store.saveSignInLink(aLink('Ana', 'one'));
    await store.openSession(anOpening('one', 'session'));
    await store.saveSignInLink(aLink('Ana', 'two'));
    expect(await store.signOutEverywhere({ name: 'Ana', by: 'Ana', at: noon })).toBe('changed');
    expect(await store.findSessionOperator('session', noon)).toBeUndefined();
    expect(await store.openSession(anOpening('two', 'again'))).toBeUndefined();
    expect(await store.signOutEverywhere({ name: 'Cy', by: 'Ana', at: noon })).toBe('unknown');
  });

  test('what was changed is told newest first, by pages, and goes with the leads of its time', async () => {
    const store = await aStore();
    await store.saveSignInLink(aLink('Ana', 'one'));
    for (let time = 1; time <= 55; time += 1) {
      const role = time % 2 === 1 ? 'dispatcher' : 'owner';
      if (time === 1) await store.saveSignInLink(aLink('Ben', 'two', { by: 'Ana', role }));
      else await store.changeRole({ name: 'Ben', by: 'Ana', at: noon + time, role });
    }
    const first = await store.listChanges(1);
    expect(first).toMatchObject({ page: 1, hasMore: true });
    expect(first.changes).toHaveLength(50);
    expect(first.changes[0]).toMatchObject({
      at: noon + 55,
      operator: 'Ana',
      what: 'made dispatcher',
      detail: 'Ben',
    });
    const last = await store.listChanges(2);
    expect(last.hasMore).toBe(false);
    expect(last.changes.map(({ what, detail }) => [what, detail]).slice(-2)).toEqual([
      ['dispatcher added', 'Ben'],
      ['owner added', 'Ana'],
    ]);
    await store.erasePastRetention({ leads: noon + 50, suspects: noon }, 20);
    expect((await store.listChanges(1)).changes).toHaveLength(6);
  });
});
