// What the board may rely on of the owner's list of sources, on SQLite and on a real PostgreSQL.
import { aSubmission, noon } from '../../../../tests/support/builders/a-quote.ts';
import { connectTo, listEngines, openIn } from '../../../../tests/support/stores/store-places.ts';
import { describe, expect, test } from 'vitest';
import { directSource, mostFound, mostSources } from '#domain/leads/listed-source.ts';

const ana = { operator: 'Ana', at: noon };

describe.each(listEngines())('$engine', ({ aPlace }) => {
  const aStore = async () => openIn(await aPlace());
  type Store = Awaited<ReturnType<typeof aStore>>;
  const names = async (store: Store) => (await store.listSources()).map(({ name }) => name);

  test('the first list has the words that were fixed before, under the ids that leads have', async () => {
    expect(await (await aStore()).listSources()).toEqual([
      { id: 'google', name: 'Google', isRetired: false },
      { id: 'facebook', name: 'Facebook', isRetired: false },
      { id: 'friend', name: 'Friend or neighbor', isRetired: false },
      { id: 'returning', name: 'Called us before', isRetired: false },
      { id: 'mail', name: 'Flyer or mail', isRetired: false },
      { id: 'other', name: 'Something else', isRetired: false },
    ]);
  });

  test('an entry is added at the end, keeps its id when it is renamed, and is retired and brought back', async () => {
    const store = await aStore();
    expect(await store.addSource({ ...ana, name: 'Nextdoor app' })).toBe('added');
    const change = (wish: object) => store.changeSource({ ...ana, id: 'nextdoor-app', ...wish });
    expect(await change({ name: 'Nextdoor' })).toBe('changed');
    expect((await store.listSources()).at(-1)).toEqual({
      ...{ id: 'nextdoor-app', name: 'Nextdoor', isRetired: false },
    });
    await change({ isRetired: true });
    expect((await store.listSources()).at(-1)).toMatchObject({ name: 'Nextdoor', isRetired: true });
    await change({ isRetired: false });
    expect((await store.listSources()).at(-1)).toMatchObject({ isRetired: false });
    expect(await store.changeSource({ ...ana, id: 'nobody', name: 'X' })).toBe('unknown');
  });

  test('a name there is already is refused, in any case or accent, also of a retired one', async () => {
    const store = await aStore();
    await store.addSource({ ...ana, name: 'Café Río' });
    expect(await store.addSource({ ...ana, name: 'CAFE rio' })).toBe('taken');
    await store.changeSource({ ...ana, id: 'google', isRetired: true });
    expect(await store.addSource({ ...ana, name: 'google' })).toBe('taken');
    expect(await store.changeSource({ ...ana, id: 'mail', name: 'FACEBOOK' })).toBe('taken');
    expect(await store.changeSource({ ...ana, id: 'mail', name: 'FLYER OR MAIL' }), 'its own').toBe(
      'changed',
    );
  });

  test('an id is never that of another, nor of who was not asked', async () => {
    const store = await aStore();
    for (const name of ['Phone', 'Friend', '口コミ', 'Mail!']) await store.addSource({ ...ana, name });
    const ids = (await store.listSources()).map(({ id }) => id);
    expect(ids.slice(6)).toEqual(['phone-2', 'friend-2', 'source', 'mail-2']);
  });

  test('entries change places, and those at an end stay', async () => {
    const store = await aStore();
    const move = (id: string, to: 'earlier' | 'later') => store.changeSource({ ...ana, id, move: to });
    await store.changeSource({ ...ana, id: 'facebook', isRetired: true });
    await move('friend', 'earlier');
    await move('friend', 'earlier');
    await move('other', 'later');
    expect(await names(store)).toEqual([
      ...['Friend or neighbor', 'Google', 'Called us before', 'Flyer or mail', 'Something else', 'Facebook'],
    ]);
    await move('google', 'later');
    expect((await names(store)).slice(0, 3)).toEqual(['Friend or neighbor', 'Called us before', 'Google']);
  });

  test('no more are in use than can be read through; a retired one comes back only into a free place', async () => {
    const store = await aStore();
    await store.changeSource({ ...ana, id: 'other', isRetired: true });
    for (let count = 5; count < mostSources; count += 1)
      await store.addSource({ ...ana, name: `Fair ${count}` });
    expect(await store.addSource({ ...ana, name: 'One more' })).toBe('full');
    expect(await store.changeSource({ ...ana, id: 'other', isRetired: false })).toBe('full');
    await store.changeSource({ ...ana, id: 'mail', isRetired: true });
    expect(await store.changeSource({ ...ana, id: 'other', isRetired: false })).toBe('changed');
  });

  test('ten who add the same at once add it once, and ten others each their own', async () => {
    const store = await aStore();
    const same = await Promise.all(
      Array.from({ length: 10 }, () => store.addSource({ ...ana, name: 'Radio' })),
    );
    expect(same.toSorted()).toEqual(['added', ...Array.from({ length: 9 }, () => 'taken')]);
    await Promise.all(
      Array.from({ length: 10 }, (_, count) => store.addSource({ ...ana, name: `Fair ${count}` })),
    );
    expect(await store.listSources()).toHaveLength(17);
  });

  test('forty who order the list at once do it one after the other', async () => {
    const store = await aStore();
    const ids = (await store.listSources()).map(({ id }) => id);
    for (let round = 0; round < 5; round += 1)
      await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          store.changeSource({
            ...ana,
            id: ids[index % ids.length] ?? '',
            move: index % 2 === 0 ? 'later' : 'earlier',
          }),
        ),
      );
    const after = (await store.listSources()).map(({ id }) => id);
    expect(after.toSorted()).toEqual(ids.toSorted());
  });

  test('every change stands in the log of changes', async () => {
    const place = await aPlace();
    const store = await openIn(place);
    await store.addSource({ ...ana, name: 'Radio' });
    await store.changeSource({ ...ana, id: 'radio', name: 'WLRN radio', move: 'earlier' });
    await store.changeSource({ ...ana, id: 'radio', isRetired: true });
    await store.changeSource({ ...ana, id: 'radio', isRetired: false });
    const rows = await connectTo(place).selectFrom('board_changes').selectAll().orderBy('number').execute();
    expect(rows.map(({ what, detail }) => [what, detail])).toEqual([
      ['source added', 'Radio'],
      ['source renamed', '“Radio” to “WLRN radio”'],
      ['source moved', 'WLRN radio'],
      ['source retired', 'WLRN radio'],
      ['source back', 'WLRN radio'],
    ]);
  });

  test('the list goes along when leads move into another store', async () => {
    const [from, to] = [await aStore(), await aStore()];
    await from.changeSource({ ...ana, id: 'google', name: 'Google search', isRetired: true });
    await from.addSource({ ...ana, name: 'Radio' });
    await to.keepBundles([], await from.readStaff());
    expect(await to.listSources()).toEqual(await from.listSources());
  });

  test('what leads came from and nobody listed is found by its own name, the most frequent first', async () => {
    const store = await aStore();
    const from = async (source: Readonly<Record<string, string>>) =>
      store.saveLead(aSubmission({}, { source }));
    await from({ first_referrer: 'https://www.zillow.com/' });
    for (const utm_source of ['Spring-Mailer', 'spring-mailer', 'google']) await from({ utm_source });
    await from({ heard_from: 'phone' });
    await from({ heard_from: 'mail' });
    const { leadId } = await from({});
    expect(await store.listFoundSources()).toEqual(['spring-mailer', 'zillow.com']);
    const idsOf = async (source: string) =>
      (await store.listBoardLeads({ search: '', filter: { source } })).leads.map(({ id }) => id);
    expect(await idsOf(directSource)).toEqual([leadId]);
    expect(await idsOf('spring-mailer')).toHaveLength(2);
  });

  test('of very many that were found only the most frequent are named', async () => {
    const store = await aStore();
    for (let made = 0; made < mostFound + 2; made += 1)
      await store.saveLead(
        aSubmission({}, { source: { utm_source: `site-${String(made).padStart(2, '0')}` } }),
      );
    const found = await store.listFoundSources();
    expect(found).toHaveLength(mostFound);
    expect(found[0]).toBe('site-00');
  });
});
