// Kysely's SQLite dialect speaks to a better-sqlite3; this gives it Node's own SQLite in that shape.
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely';

/** Statements kept ready. The program has about twenty; only group inserts differ in length. */
const mostStatements = 200;

function bindable(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite cannot keep a value of type ${typeof value}`);
}

function adaptStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (values) => statement.all(...values.map(bindable)),
    run: (values) => statement.run(...values.map(bindable)),
    iterate: (values) => statement.iterate(...values.map(bindable)),
  };
}

const nothingToDo: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};

/** A Kysely dialect on an open SQLite database: the one that `current` gives at that moment. */
export function nodeSqliteDialect(current: () => DatabaseSync): SqliteDialect {
  const ready = new Map<string, SqliteStatement>();
  let prepared = current();
  const adapted: SqliteDatabase = {
    close() {
      if (current().isOpen) current().close();
    },
    prepare(words) {
      const database = current();
      if (database !== prepared) ready.clear();
      prepared = database;
      // A full disk makes SQLite end the transaction itself; rolling it back again would hide that fault behind another.
      if (words === 'rollback' && !database.isTransaction) return nothingToDo;
      // A transaction that reads first and writes later fails at once if another process wrote in between
      // (SQLITE_BUSY_SNAPSHOT); one that takes the write lock at its start waits instead.
      const sql = words === 'begin' ? 'begin immediate' : words;
      const found = ready.get(sql);
      if (found !== undefined) return found;
      const statement = adaptStatement(database.prepare(sql));
      if (ready.size < mostStatements) ready.set(sql, statement);
      return statement;
    },
  };
  return new SqliteDialect({ database: adapted });
}
