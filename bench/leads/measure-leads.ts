// A million leads in PostgreSQL and a hundred thousand in a file: what the desk asks all day, each with its time, and with the plan
// of each query in var/plans-SQLite.txt and var/plans-PostgreSQL.txt. `LEADS=PostgreSQL` measures one, `LEADS_SHARE=0.1` a tenth.
import { mkdirSync, writeFileSync } from 'node:fs';
import { aSubmission } from '../../tests/support/builders/a-quote.ts';
import { formatLeadsCsv } from '#server/http/board/csv/leads-csv.ts';
import { listAllPages } from '#server/store/upkeep/all-leads.ts';
import { quantile, type Measure } from '../measure.ts';
import { makeLargePostgres, makeLargeSqlite, type LargeStore } from './large-stores.ts';
import { listQuestions, type Question } from './questions.ts';
import { watchPlans } from './watch-plans.ts';

const share = Number(process.env.LEADS_SHARE ?? 1);
/** Every page takes as long as the one before. */
const mostExported = 100_000;
const made = [
  ['SQLite', () => makeLargeSqlite(100_000 * share)],
  ['PostgreSQL', () => makeLargePostgres(1_000_000 * share)],
] as const;

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

async function timeQuestion({ store }: LargeStore, { what, ask, times, goalMs }: Question): Promise<Measure> {
  // The first reads from the disk.
  await ask(store);
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) taken.push(await timeOf(() => ask(store)));
  const goal = goalMs === undefined ? {} : { goal: { atMost: goalMs } };
  return { what: `${what}, median`, value: quantile(taken, 0.5), unit: 'ms', ...goal };
}

/** As the file of all leads, the newest first. */
async function exportMany({ store }: LargeStore): Promise<Measure> {
  const counted = { leads: 0, size: 0 };
  const ms = await timeOf(async () => {
    for await (const page of listAllPages(store.listExported)) {
      counted.size += formatLeadsCsv(page, {
        timeZone: 'America/New_York',
        sources: [],
        nowMs: Date.now(),
      }).length;
      counted.leads += page.length;
      if (counted.leads >= mostExported) break;
    }
  });
  const what = `export of ${counted.leads.toLocaleString('en-US')}, ${Math.round(counted.size / 1e6)} MB`;
  return { what, value: ms / 1000, unit: 's' };
}

async function saveSome({ store }: LargeStore): Promise<Measure> {
  const taken: number[] = [];
  for (let time = 0; time < 200; time += 1)
    taken.push(
      await timeOf(() =>
        store.saveLead(
          aSubmission(
            { requestId: crypto.randomUUID(), contentHash: crypto.randomUUID() },
            { id: crypto.randomUUID() },
          ),
        ),
      ),
    );
  return { what: 'a lead kept, median', value: quantile(taken, 0.5), unit: 'ms' };
}

async function measureStore(large: LargeStore, seconds: number): Promise<readonly Measure[]> {
  const now = Date.now();
  const [lead] = (await large.store.listBoardLeads({ search: 'dryer' })).leads;
  const questions = listQuestions(now, { person: 4711, leadId: lead?.id ?? '' });
  const plans: string[] = [];
  const measures: Measure[] = [{ what: 'made in', value: seconds, unit: 's' }];
  let whole = 0;
  for (const question of questions) {
    measures.push(await timeQuestion(large, question));
    for (const { query, steps, isWhole } of await watchPlans(large, question.ask)) {
      whole += Number(isWhole);
      plans.push(
        `${question.what}${isWhole ? ' (ALL OF A TABLE)' : ''}\n  ${query}\n${steps.map((step) => `    ${step}`).join('\n')}\n`,
      );
    }
  }
  measures.push({ what: 'queries that go through all of a table', value: whole, unit: 'queries' });
  measures.push(await saveSome(large), await exportMany(large));
  mkdirSync('var', { recursive: true });
  writeFileSync(`var/plans-${large.engine}.txt`, plans.join('\n'));
  const kept = `${large.leads.toLocaleString('en-US')}, ${large.engine}`;
  return measures.map((measure) => ({ ...measure, what: `${kept}: ${measure.what}` }));
}

export async function measureLeads(): Promise<readonly Measure[]> {
  const measures: Measure[] = [];
  for (const [engine, make] of made) {
    if (!(process.env.LEADS ?? engine).includes(engine)) continue;
    const startedAt = performance.now();
    const large = await make();
    try {
      measures.push(...(await measureStore(large, (performance.now() - startedAt) / 1000)));
    } finally {
      await large.end();
    }
  }
  return measures;
}
