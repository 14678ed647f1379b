// Numbered changes of the tables, applied once, in order, under a lock that a second starting process waits for.
import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { LeadDatabase, LeadTransaction } from '#server/store/database/tables.ts';
import { awayRegions, companySchema } from './company-schema.ts';
import { leadsSchema, longestWaitFirst, namelessCalls, urgentFirst } from './leads-schema.ts';
import type { Migration, SqlWords } from './migration.ts';
import { noticesSchema, spellCanceled } from './notices-schema.ts';
import { requestsSchema } from './requests-schema.ts';
import { sourcesSchema } from './sources-schema.ts';
import { visitsSchema } from './visits-schema.ts';

/** In the order they are applied. Never change one that was released: add the next. */
const migrations: readonly [Migration, ...Migration[]] = [
  {
    name: '0001-first',
    statements: (words) =>
      [leadsSchema, noticesSchema, companySchema, visitsSchema, requestsSchema].flatMap((schema) =>
        schema(words),
      ),
  },
  {
    name: '0002-address',
    statements: ({ integer }) => [
      "ALTER TABLE leads ADD COLUMN street TEXT NOT NULL DEFAULT ''",
      "ALTER TABLE leads ADD COLUMN unit TEXT NOT NULL DEFAULT ''",
      "ALTER TABLE leads ADD COLUMN access TEXT NOT NULL DEFAULT ''",
      `ALTER TABLE visits ADD COLUMN revision ${integer} NOT NULL DEFAULT 0`,
      `ALTER TABLE visits ADD COLUMN revised_at ${integer}`,
    ],
  },
  {
    name: '0003-technician-profile',
    statements: () => [`ALTER TABLE technicians ADD COLUMN profile TEXT NOT NULL DEFAULT ''`],
  },
  {
    name: '0004-customer',
    statements: () => [
      "ALTER TABLE leads ADD COLUMN customer TEXT NOT NULL DEFAULT ''",
      "CREATE INDEX leads_of_customer_phone ON leads (phone) WHERE customer <> ''",
      "CREATE INDEX leads_of_customer_mailbox ON leads (mailbox) WHERE customer <> ''",
    ],
  },
  {
    name: '0005-technician-page',
    statements: ({ integer }) => [
      'ALTER TABLE technicians ADD COLUMN page_hash TEXT',
      `ALTER TABLE technicians ADD COLUMN page_made_at ${integer}`,
      'CREATE UNIQUE INDEX technicians_by_page ON technicians (page_hash)',
    ],
  },
  {
    name: '0006-texts',
    statements: () => [
      "ALTER TABLE leads ADD COLUMN texts TEXT NOT NULL DEFAULT ''",
      "CREATE INDEX leads_of_texted_phone ON leads (phone) WHERE texts <> ''",
    ],
  },
  {
    name: '0007-visit-part',
    statements: () => ["ALTER TABLE visits ADD COLUMN part TEXT NOT NULL DEFAULT ''"],
  },
  { name: '0008-lead-sources', statements: sourcesSchema },
  {
    // Where leads came from is counted without reading their words.
    name: '0009-found-sources',
    statements: () => ['CREATE INDEX lead_words_by_source ON lead_words (came_from)'],
  },
  { name: '0010-urgent-first', statements: urgentFirst },
  { name: '0011-longest-wait-first', statements: longestWaitFirst },
  {
    name: '0012-kept-visits',
    statements: () => ["ALTER TABLE visits ADD COLUMN kept_under TEXT NOT NULL DEFAULT ''"],
  },
  { name: '0013-nameless-calls', statements: namelessCalls },
  { name: '0014-away-regions', statements: awayRegions },
  {
    // Those of the past that nobody settled are looked for as often as the board asks for news.
    name: '0015-planned-visits',
    statements: () => ['CREATE INDEX visits_by_state ON visits (state, day)'],
  },
  { name: '0016-canceled', statements: spellCanceled },
];

export type MigrationEngine = {
  readonly words: SqlWords;
  /** Takes the lock inside the transaction; released with it. */
  readonly lock: (transaction: LeadTransaction) => Promise<void>;
};

const checksumOf = ({ statements }: Migration, words: SqlWords) =>
  hash('sha256', statements(words).join(';\n'));

async function listApplied(transaction: LeadTransaction): Promise<ReadonlyMap<string, string>> {
  const rows = await transaction.selectFrom('migrations').selectAll().execute();
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

/** Stores of before the first release were made in steps, of which these were the last; what all made, the first migration makes. */
async function adoptSteps(
  transaction: LeadTransaction,
  words: SqlWords,
  applied: ReadonlyMap<string, string>,
): Promise<void> {
  if (!applied.has('0042-word-index')) return;
  if (!applied.has('0043-opened-links'))
    await sql.raw(`ALTER TABLE request_links ADD COLUMN link_made_at ${words.integer}`).execute(transaction);
  const names = migrations.map(({ name }) => name);
  await transaction.deleteFrom('migrations').where('name', 'not in', names).execute();
  const [first] = migrations;
  const checksum = checksumOf(first, words);
  await transaction.insertInto('migrations').values({ name: first.name, checksum }).execute();
}

async function applyMissing(transaction: LeadTransaction, words: SqlWords): Promise<void> {
  await sql
    .raw(
      `CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY NOT NULL, checksum TEXT NOT NULL)${words.strict}`,
    )
    .execute(transaction);
  await adoptSteps(transaction, words, await listApplied(transaction));
  const applied = await listApplied(transaction);
  const unknown = [...applied.keys()].find((name) => !migrations.some((known) => known.name === name));
  if (unknown !== undefined)
    throw Object.assign(
      new Error(`The lead store was written by a newer version: it has the migration ${unknown}`),
      { code: 'NEWER_VERSION' },
    );
  for (const migration of migrations) {
    const { name, statements } = migration;
    const checksum = checksumOf(migration, words);
    const before = applied.get(name);
    if (before !== undefined && before !== checksum)
      throw new Error(`The migration ${name} was changed after it was applied`);
    if (before !== undefined) continue;
    for (const statement of statements(words)) await sql.raw(statement).execute(transaction);
    await transaction.insertInto('migrations').values({ name, checksum }).execute();
  }
}

/** Brings the tables up to date: all missing changes, or none if one fails. Safe when several processes start at once. */
export async function migrate(database: LeadDatabase, { words, lock }: MigrationEngine): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await lock(transaction);
    await applyMissing(transaction, words);
  });
}
