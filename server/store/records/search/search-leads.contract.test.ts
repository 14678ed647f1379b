// Finding leads by what they say, alike on SQLite and on a real PostgreSQL.
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { aMark, anErasing, aSubmission, noon } from '../../../../tests/support/builders/a-quote.ts';
import { fillStore } from '../../../../tests/support/stores/fill-store.ts';
import { naughtyStrings } from '../../../../tests/support/hostile/naughty-strings.ts';
import { connectTo, listEngines, openIn } from '../../../../tests/support/stores/store-places.ts';
import type { BoardFilter } from './search-filter.ts';
import { selectNameless } from './known-callers.ts';
import { planOf } from '../../../../tests/support/stores/bare-tables.ts';
import { searchLeads } from './search-leads.ts';
import type { LeadStore } from '#server/store/lead-store.ts';
import type { LeadCursor } from '#server/store/records/leads/lead-cursor.ts';

async function findNames(store: LeadStore, search: string): Promise<readonly string[]> {
  return (await store.listBoardLeads({ search })).leads.map(({ name }) => name).sort();
}

async function fillAll(store: LeadStore): Promise<number> {
  let batches = 0;
  let cursor: LeadCursor | undefined;
  do {
    cursor = await store.fillSearch(cursor);
    batches += 1;
  } while (cursor !== undefined);
  return batches;
}

const same: readonly (readonly [names: readonly string[], searches: readonly string[]])[] = [
  [
    ['JOSÉ García', 'José GARCIA', 'jose\u0301 garci\u0301a', 'jose garcia'],
    ['jose', 'José', 'JOSÉ', 'JOSE\u0301', 'garcía', 'É G', 'Ｊｏｓｅ'],
  ],
  [
    ['Müller', 'MULLER'],
    ['muller', 'Müller', 'MÜLLER'],
  ],
  [
    ['Weiß', 'WEISS'],
    ['weiss', 'Weiß', 'EISS'],
  ],
  [
    ['Pat O’Brien', "Pat O'Brien", 'Pat OʼBrien'],
    ["o'brien", 'O’BRIEN', 'o‘brien', 'o′brien'],
  ],
  [['Łukasz Sørensen'], ['lukasz', 'SORENSEN', 'łukasz sørensen']],
  [['Ольга'], ['ольга', 'ОЛЬГА']],
];

describe.each(listEngines())('$engine', ({ engine, aPlace }) => {
  const aStore = async () => openIn(await aPlace());

  test('accents and capitals never matter, in what was typed or in what is searched', async () => {
    const store = await aStore();
    for (const [names] of same)
      for (const name of names) {
        await store.saveLead(aSubmission({}, { name, message: '', email: '' }));
        await store.saveLead(aSubmission({}, { name: 'nobody', message: `from ${name}!`, email: '' }));
      }
    for (const [names, searches] of same)
      for (const search of searches)
        expect(await findNames(store, search), search).toEqual(
          [...names, ...names.map(() => 'nobody')].sort(),
        );
  });

  test('by name, phone, address and message, in what was sent again too; no mark is a wildcard', async () => {
    const store = await aStore();
    const again = { requestId: 'again' };
    const { lead } = aSubmission(again, { name: 'Rosa', email: 'rosa@example.com', message: '100% warm' });
    await store.saveLead(aSubmission(again, lead));
    await store.saveLead(aSubmission(again, { ...lead, id: 'other', message: 'Está FRÍO, piso_4' }));
    const ben = { phone: '+13055550777', phoneAsTyped: '305.555.0777', email: 'ben@example.org' };
    await store.saveLead(aSubmission({}, { name: 'Ben', zip: '33101', message: '100 warm', ...ben }));
    for (const search of ['rosa@EXAMPLE', '0% w', '(305) 555-0123', '+1 305 555 0123', 'esta frio', 'piso_4'])
      expect(await findNames(store, search), search).toEqual(['Rosa']);
    for (const search of ['5550777', '33101', 'ben@example.org', '0777', '305.555.0777'])
      expect(await findNames(store, search), search).toEqual(['Ben']);
    expect(await findNames(store, 'warm')).toEqual(['Ben', 'Rosa']);
    expect(await findNames(store, lead.id)).toEqual(['Rosa']);
    for (const search of ["' or 1=1 --", 'phoneAsTyped', 'pisoX4', '55501230'])
      expect(await findNames(store, search), search).toEqual([]);
    for (const text of naughtyStrings.slice(0, 60)) await findNames(store, text.replaceAll('\0', ''));
  });

  test('among thousands the newest come first, and the oldest is found as well', async () => {
    const store = await aStore();
    await fillStore(store, { leads: 1200 });
    const { leads: found } = await store.listBoardLeads({ search: 'RÓSA' });
    expect(found.map(({ name }) => name).slice(0, 3)).toEqual([
      'Rosa Diaz 1199',
      'Rosa Diaz 1198',
      'Rosa Diaz 1197',
    ]);
    expect(await findNames(store, 'rosa diaz 0')).toEqual(['Rosa Diaz 0']);
    expect(await findNames(store, 'rosa1000@')).toEqual(['Rosa Diaz 1000']);
  });

  test('what is too rare to be among the newest is found as it is among all', async () => {
    const place = await aPlace();
    await fillStore(await openIn(place), { leads: 450 });
    const database = connectTo(place);
    const hasWordIndex = engine === 'PostgreSQL';
    const find = (text: string, searchedAtOnce: number) =>
      searchLeads({ database, searchedAtOnce, hasWordIndex }, text, {}, 12);
    for (const [text, count] of [
      ['rosa diaz 17', 12],
      ['DIAZ 7', 11],
      ['rosa1@', 1],
      ['rosa', 12],
      ['a_', 0],
      ['100%', 0],
    ] as const) {
      const found = await find(text, 100);
      expect(found, text).toHaveLength(count);
      expect(found, text).toEqual(await find(text, 1000));
    }
    if (!hasWordIndex) return;
    const indexes = sql`select 1 from pg_indexes where indexname = 'lead_words_by_trigram'`;
    expect((await indexes.execute(database)).rows).toHaveLength(1);
  });

  test('leads an older version kept are found once they are filled in, those of the same instant too', async () => {
    const place = await aPlace();
    const store = await openIn(place);
    await fillStore(store, { leads: 450, everyMs: 0 });
    const again = { requestId: 'again' };
    await store.saveLead(aSubmission(again, { name: 'José' }));
    await store.saveLead(aSubmission(again, { name: 'José', message: 'Está frío' }));
    await sql`delete from lead_words where received_at < ${noon + 1}`.execute(connectTo(place));
    expect(await findNames(store, 'jose')).toEqual([]);
    expect(await fillAll(store)).toBeGreaterThan(2);
    expect(await findNames(store, 'esta FRIO')).toEqual(['José']);
    for (const name of ['Rosa Diaz 0', 'Rosa Diaz 225', 'Rosa Diaz 449'])
      expect(await findNames(store, `${name.toUpperCase()}\n`.trim()), name).toContain(name);
    expect(await fillAll(store)).toBe(1);
  });

  test('by place, machine, brand of the page, note and each word wherever it stands', async () => {
    const store = await aStore();
    const page = '/brands/sub-zero';
    const lead = { name: 'Rosa', zip: '33139', appliance: 'wine-cooler', page, message: '' };
    const { leadId } = await store.saveLead(aSubmission({}, lead));
    await store.saveLead(
      aSubmission({}, { name: 'Ben', email: '', zip: '33401', appliance: 'dryer', message: 'Ruidoso' }),
    );
    const { id } = aMark(leadId);
    await store.markLead(aMark(leadId, { outcome: 'no-answer', note: 'Llamar después de las 5' }));
    await store.markLead(aMark(leadId, { id, outcome: 'note', note: 'Gate 1212' }));
    const searches = ['miami beach', 'MIAMI-DADE', 'wine cooler', 'sub zero', 'Sub-Zero', 'despues', 'gate'];
    for (const search of [...searches, 'rosa beach', 'beach gate rosa'])
      expect(await findNames(store, search), search).toEqual(['Rosa']);
    for (const search of ['rosa dryer', 'ben miami'])
      expect(await findNames(store, search), search).toEqual([]);
    for (const search of ['west palm', 'dryer', 'palm ruidoso'])
      expect(await findNames(store, search), search).toEqual(['Ben']);
  });

  test('a phone number is found in any form', async () => {
    const store = await aStore();
    await store.saveLead(aSubmission({}, { name: 'Rosa', phoneAsTyped: '3055550123' }));
    await store.saveLead(
      aSubmission({}, { name: 'Ben', phone: '+13055550777', phoneAsTyped: '305/555/0777' }),
    );
    for (const form of [
      '(305) 555-0123',
      '+1 305 555 0123',
      '1-305-555-0123',
      '001 305 555 0123',
      '305.555.0123',
    ])
      expect(await findNames(store, form), form).toEqual(['Rosa']);
    for (const form of ['555-0123', '0123', '13055550123', 'rosa 555-01'])
      expect(await findNames(store, form), form).toEqual(['Rosa']);
  });

  test('who only called is found by the name of their number, as long as it is known', async () => {
    const place = await aPlace();
    const store = await openIn(place);
    const nothing = { name: '', email: '', zip: '', appliance: '', message: '' };
    const named = await store.saveLead(aSubmission({}, { name: 'José García', receivedAt: noon }));
    const aCall = async (phone: string, receivedAt: number) =>
      (await store.saveLead(aSubmission({}, { kind: 'missed-call', ...nothing, phone, receivedAt }))).leadId;
    const call = await aCall('+13055550123', noon + 3_600_000);
    await aCall('+13055550999', noon + 7_200_000);
    const idsOf = async (search: string, filter: BoardFilter = {}) =>
      (await store.listBoardLeads({ search, filter })).leads.map(({ id }) => id);
    expect(await idsOf('garcia JOSE')).toEqual([call, named.leadId]);
    await store.markLead(aMark(named.leadId, { outcome: 'done' }));
    expect(await idsOf('garcia', { state: 'open' })).toEqual([call]);
    expect(await idsOf('garcia', { fromMs: noon, untilMs: noon + 1 })).toEqual([named.leadId]);
    expect(await idsOf('garcia diaz')).toEqual([]);
    await store.eraseRequest(anErasing(named.leadId, noon));
    expect(await idsOf('garcia')).toEqual([]);
    const database = connectTo(place);
    const plan = await planOf(engine, selectNameless(database, {}).select('leads.id').limit(500));
    expect(plan.join('\n')).toContain('leads_nameless');
  });

  test('a filter narrows what is found, and finds by itself', async () => {
    const store = await aStore();
    const hour = 3_600_000;
    const save = (name: string, changes: Parameters<typeof aSubmission>[1]) =>
      store.saveLead(aSubmission({}, { name, ...changes }));
    const ana = await save('Ana', { zip: '33139', receivedAt: noon, source: { utm_source: 'Google' } });
    const ben = await save('Ben', { zip: '33401', receivedAt: noon + hour, source: {} });
    const { leadId } = await save('Eva', {
      zip: '33139',
      receivedAt: noon + 2 * hour,
      source: { heard_from: 'friend' },
    });
    await store.markLead(aMark(leadId, { outcome: 'spam' }));
    const namesOf = async (filter: BoardFilter, search = '') =>
      (await store.listBoardLeads({ search, filter })).leads.map(({ name }) => name);
    expect(await namesOf({})).toEqual(['Eva', 'Ben', 'Ana']);
    expect(await namesOf({ region: 'miami-dade' })).toEqual(['Eva', 'Ana']);
    expect(await namesOf({ region: 'miami-dade', state: 'spam' })).toEqual(['Eva']);
    expect(await namesOf({ state: 'open' })).toEqual(['Ben', 'Ana']);
    await store.markLead(aMark(ben.leadId, { outcome: 'done' }));
    await store.changeRequest({
      ...{ id: 'cancel', leadId: ana.leadId, at: noon, operator: 'Customer', channels: ['board'] },
      ...{ changes: [{ kind: 'cancel', text: '' }], content: {}, note: 'Canceled' },
    });
    expect(await namesOf({ state: 'done' })).toEqual(['Ben']);
    expect(await namesOf({ state: 'canceled' })).toEqual(['Ana']);
    expect(await namesOf({ source: 'google' })).toEqual(['Ana']);
    expect(await namesOf({ source: 'friend' })).toEqual(['Eva']);
    expect(await namesOf({ fromMs: noon, untilMs: noon + hour })).toEqual(['Ana']);
    expect(await namesOf({ fromMs: noon + hour }, 'miami')).toEqual(['Eva']);
  });

  test('words, region and mailbox of leads an older version kept are made anew', async () => {
    const place = await aPlace();
    const store = await openIn(place);
    const { leadId } = await store.saveLead(aSubmission({}, { email: 'Rosa.Diaz@gmail.com', zip: '33139' }));
    const database = connectTo(place);
    await database.updateTable('leads').set({ region: '', mailbox: 'rosa.diaz@gmail.com' }).execute();
    await database.updateTable('lead_words').set({ words: 'rosa diaz', version: 0, came_from: '' }).execute();
    expect(await findNames(store, 'rosa')).toHaveLength(1);
    expect(await findNames(store, 'miami beach')).toEqual([]);
    await fillAll(store);
    expect(await findNames(store, 'miami beach')).toHaveLength(1);
    expect((await store.findListedLead(leadId))?.region).toBe('miami-dade');
    const row = await database.selectFrom('leads').select('mailbox').executeTakeFirstOrThrow();
    expect(row.mailbox).toBe('rosadiaz@gmail.com');
    expect(await fillAll(store)).toBe(1);
  });
});
