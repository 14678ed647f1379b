// Makes very many leads of some that a store has, inside the engine: copies that differ in id, time, phone and mailbox, with the
// words, notices and history of their models. The same statements for both engines; `md5` stands in for a random id.
import { sql, type RawBuilder } from 'kysely';
import type { LeadDatabase } from '#server/store/database/tables.ts';

export type Copying = {
  /** Of the models; they stay. */
  readonly ids: readonly string[];
  /** Of each model. */
  readonly copies: number;
  /** When models came, when the oldest copy is to have come, and how far apart they are. */
  readonly modelAt: number;
  readonly firstAt: number;
  readonly everyMs: number;
  /** Persons among whom the copies are shared: who sends again has the same phone and mailbox. */
  readonly persons: number;
  /** A text that keeps ids of one copying apart from those of another. */
  readonly name: string;
};

type Change = Readonly<Record<string, RawBuilder<unknown>>>;

/** Times of a lead and of what hangs on it move together. */
const times = [
  'received_at',
  'clock_starts_at',
  'due_at',
  'called_at',
  'follow_up_at',
  'at',
  'next_at',
  'created_at',
  'sent_at',
];
const tables = ['leads', 'lead_words', 'lead_events', 'notices'] as const;
type CopiedTable = (typeof tables)[number];

function changesOf(table: CopiedTable, { name }: Copying): Change {
  const idOf = (column: string) => sql`md5(m.${sql.ref(column)} || ${`/${name}/`} || c.copy)`;
  const phone = sql`(2000000000 + c.person)`;
  const changes = {
    leads: {
      id: idOf('id'),
      request_id: idOf('request_id'),
      content_hash: idOf('content_hash'),
      name: sql`m.name || ' ' || c.person`,
      phone: sql`'+1' || ${phone}`,
      phone_as_typed: sql`'' || ${phone}`,
      email: sql`'person' || c.person || '@example.com'`,
      mailbox: sql`'person' || c.person || '@example.com'`,
    },
    lead_words: {
      lead_id: idOf('lead_id'),
      words: sql`m.words || ' ' || c.person || ${'\n'} || 'person' || c.person || '@example.com' || ${'\n'} || ${phone}`,
    },
    lead_events: { id: idOf('id'), lead_id: idOf('lead_id'), press: idOf('press') },
    notices: { id: idOf('id'), lead_id: idOf('lead_id') },
  } satisfies Record<CopiedTable, Change>;
  return changes[table];
}

async function listColumns(database: LeadDatabase, table: CopiedTable): Promise<readonly string[]> {
  const [row] = await database.selectFrom(table).selectAll().limit(1).execute();
  return Object.keys(row ?? {});
}

/** Adds the copies of one table. `copy` counts over all models, so that each has a time of its own. */
async function copyTable(database: LeadDatabase, table: CopiedTable, copying: Copying): Promise<void> {
  const { ids, copies, modelAt, firstAt, everyMs, persons } = copying;
  const changes = changesOf(table, copying);
  const values = (await listColumns(database, table)).map((column) => ({
    column,
    value:
      changes[column] ??
      (times.includes(column) ? sql`m.${sql.ref(column)} + c.later` : sql`m.${sql.ref(column)}`),
  }));
  const leadId = sql.ref(table === 'leads' ? 'm.id' : 'm.lead_id');
  const rows = sql.join(ids.map((id, index) => sql`(${id}, ${sql.lit(index)})`));
  await sql`
    with recursive counted (copy) as (select cast(0 as bigint) union all select copy + 1 from counted where copy + 1 < ${sql.lit(copies)}),
    models (model, place) as (values ${rows}),
    numbered as (select model, copy * ${sql.lit(ids.length)} + place as copy from counted cross join models),
    c as (select model, copy,
      cast(${sql.lit(firstAt - modelAt)} + copy * ${sql.lit(everyMs)} as bigint) as later,
      (copy * 7919) % ${sql.lit(persons)} as person from numbered)
    insert into ${sql.table(table)} (${sql.join(values.map(({ column }) => sql.ref(column)))})
    select ${sql.join(values.map(({ value }) => value))} from c join ${sql.table(table)} m on ${leadId} = c.model
  `.execute(database);
}

export async function multiplyLeads(database: LeadDatabase, copying: Copying): Promise<void> {
  for (const table of tables) await copyTable(database, table, copying);
}
