// Whose requests leads are: counted among all that came from the same phone number or mailbox.
import { sql } from 'kysely';
import { countPerson, type PersonCounts, type PersonFacts } from '#domain/leads/person.ts';
import type { LeadDatabase, LeadRow } from '#server/store/database/tables.ts';

/** Nobody sends more of their own accord; a flood that bears one number is not to be read whole for each list. */
const mostOfPeople = 3000;

const personColumns = ['id', 'phone', 'mailbox', 'received_at', 'kind', 'merged_into'] as const;
type PersonRow = Pick<LeadRow, (typeof personColumns)[number]>;

/** What the person of a lead is known by. */
export const factsOf = ({ id, phone, mailbox, received_at, kind, merged_into }: PersonRow): PersonFacts => ({
  id,
  phone,
  mailbox,
  receivedAt: received_at,
  isCall: kind === 'missed-call',
  isMerged: merged_into !== null,
});

/** All leads, suspects left out, that share a phone number or mailbox with one of these. */
async function findRelated(
  database: LeadDatabase,
  rows: readonly PersonRow[],
): Promise<readonly PersonRow[]> {
  const given = (column: 'phone' | 'mailbox') => [
    ...new Set(rows.map((row) => row[column]).filter((text) => text !== '')),
  ];
  const by = async (column: 'phone' | 'mailbox') => {
    const texts = given(column);
    if (texts.length === 0) return [];
    return (
      database
        .selectFrom('leads')
        .select(personColumns)
        .where(column, 'in', texts)
        // Not by the index of all that are no suspects.
        .where(sql<boolean>`suspect + 0 = 0`)
        .limit(mostOfPeople)
        .execute()
    );
  };
  const found = await Promise.all([by('phone'), by('mailbox')]);
  return [...new Map(found.flat().map((row) => [row.id, row])).values()];
}

/** How each lead stands among its person's, by its id. */
export async function countPeople(
  database: LeadDatabase,
  rows: readonly PersonRow[],
): Promise<ReadonlyMap<string, PersonCounts>> {
  const related = (await findRelated(database, rows)).map(factsOf);
  const byPhone = Map.groupBy(related, ({ phone }) => phone);
  const byMailbox = Map.groupBy(related, ({ mailbox }) => mailbox);
  const counted = rows.map((row) => {
    const theirs = [
      ...(row.phone === '' ? [] : (byPhone.get(row.phone) ?? [])),
      ...(row.mailbox === '' ? [] : (byMailbox.get(row.mailbox) ?? [])),
    ];
    const once = [...new Map(theirs.map((facts) => [facts.id, facts])).values()];
    return [row.id, countPerson(factsOf(row), once)] as const;
  });
  return new Map(counted);
}

function newestFirst(rows: readonly PersonRow[], limit: number): readonly string[] {
  return rows
    .toSorted((one, other) => other.received_at - one.received_at || (one.id < other.id ? 1 : -1))
    .slice(0, limit)
    .map(({ id }) => id);
}

/** The ids of all that the person of a lead sent, the newest first; at most `limit`. Empty if there is no such lead. */
export async function listPersonIds(
  database: LeadDatabase,
  id: string,
  limit: number,
): Promise<readonly string[]> {
  const row = await database
    .selectFrom('leads')
    .select(personColumns)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return [];
  const related = await findRelated(database, [row]);
  return newestFirst([...related.filter((one) => one.id !== id), row], limit);
}

/** The ids of all that came from a phone number, in E.164, merged ones left out; the newest first, at most `limit`. */
export async function listIdsOfPhone(
  database: LeadDatabase,
  phone: string,
  limit: number,
): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('leads')
    .select(personColumns)
    .where('phone', '=', phone)
    .where(sql<boolean>`suspect + 0 = 0 and merged_into is null`)
    .limit(mostOfPeople)
    .execute();
  return newestFirst(rows, limit);
}

/** By phone number: the name that was given with it last. Asked for those who only called, and said none. */
export async function listKnownNames(
  database: LeadDatabase,
  rows: readonly Pick<LeadRow, 'kind' | 'name' | 'phone'>[],
): Promise<ReadonlyMap<string, string>> {
  const nameless = rows.filter(
    ({ kind, name, phone }) => kind === 'missed-call' && name === '' && phone !== '',
  );
  if (nameless.length === 0) return new Map();
  const named = await database
    .selectFrom('leads')
    .select(['phone', 'name'])
    .where('phone', 'in', [...new Set(nameless.map(({ phone }) => phone))])
    .where('name', '!=', '')
    .where(sql<boolean>`suspect + 0 = 0`)
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostOfPeople)
    .execute();
  return new Map(named.toReversed().map(({ phone, name }) => [phone, name]));
}
