// `node bench/run.ts monday`: a scripted Monday on both engines. MONDAY_SPEED says how fast its clock goes (12).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgresStore } from '#server/store/postgres-store.ts';
import { openSqliteStore } from '#server/store/sqlite-store.ts';
import { startPostgres } from '../tests/support/stores/postgres.ts';
import { callerCount } from './monday/a-monday.ts';
import { runMonday, type Monday } from './monday/run-monday.ts';
import { quantile, type Measure } from './measure.ts';

const none = { atMost: 0 } as const;

function list(engine: string, monday: Monday): readonly Measure[] {
  const { lost, doubled, missing, unmeant, silent, refused, presses, callbacksMs } = monday;
  const wrong = { lost, doubled, missing, unmeant, silent, refused };
  for (const [what, them] of Object.entries(wrong))
    if (them.length > 0) console.log(`  ${engine}, ${what}: ${them.slice(0, 10).join(' · ')}`);
  for (const trace of monday.traces) console.log(`  ${engine}, ${JSON.stringify(trace)}`);
  const took = presses.map(({ tookMs }) => tookMs);
  const rows: readonly (readonly [string, number, string, Measure['goal']?])[] = [
    [`of ${callerCount} requests refused`, refused.length, 'requests', none],
    ['lost', lost.length, 'requests', none],
    ['kept twice', doubled.length, 'requests', none],
    ['presses', presses.length, 'presses'],
    ['presses made again because nothing came of them', monday.unheard, 'presses'],
    ['presses not kept where they were meant', missing.length, 'presses', none],
    ['marks nobody meant', unmeant.length, 'marks', none],
    ['called in time', monday.kept, 'requests'],
    ['called late, with an alarm', monday.late - silent.length, 'requests'],
    ['late without an alarm', silent.length, 'requests', none],
    ['call-back, median', quantile(callbacksMs, 0.5) / 60_000, 'min'],
    ['press to row, median', quantile(took, 0.5), 'ms'],
    ['press to row, p95', quantile(took, 0.95), 'ms'],
  ];
  return rows.map(([what, value, unit, goal]) => ({
    what: `Monday, ${engine}: ${what}`,
    value,
    unit,
    ...(goal === undefined ? {} : { goal }),
  }));
}

export async function measureMonday(): Promise<readonly Measure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'monday-'));
  const file = join(dataDir, 'leads.sqlite');
  const onFile = await runMonday({ dataDir, variables: {}, open: () => openSqliteStore(file) });
  const postgres = await startPostgres();
  const url = await postgres.createDatabase();
  const onDatabase = await runMonday({
    dataDir,
    variables: { DATABASE_URL: url },
    open: () => openPostgresStore({ url, onConnectionFault: () => undefined }),
  });
  await postgres.stop();
  rmSync(dataDir, { recursive: true });
  return [...list('SQLite', onFile), ...list('PostgreSQL', onDatabase)];
}
