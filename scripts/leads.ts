// npm run leads -- list [--open] [--spool] [--json] · export --csv FILE · forget --id ID · replay --dead · backup --to FILE · move --to URL · confirm-time --today DATE
import { chmod, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { statedCompany } from '#domain/company/company-facts.ts';
import { formatLeadsCsv } from '#server/store/leads/leads-csv.ts';
import type { ClockStore } from '#server/store/clock/clock-store.ts';
import type { UpkeepStore } from '#server/store/leads/upkeep-store.ts';
import { confirmTime } from './leads-clock.ts';
import { formatLeadsList } from './leads-list.ts';
import { backUp } from './leads-backup.ts';
import { forget } from './leads-forget.ts';
import { findSpool, openConfiguredStore, readConfiguration } from './configured-store.ts';
import { moveLeads } from './leads-move.ts';

const usage = `Usage:
  npm run leads -- list [--open] [--json]   show leads, newest first
  npm run leads -- list --spool             show those that wait for their database to be back
  npm run leads -- export --csv FILE        write all leads into a file for a spreadsheet
  npm run leads -- forget --id ID           erase a lead and all that belongs to it
  npm run leads -- replay --dead            send again the notices that were given up
  npm run leads -- backup --to FILE         copy the lead file, also while the server runs, and check the copy
  npm run leads -- move --to postgres://…   carry leads and operators of the file into PostgreSQL, all or nothing
  npm run leads -- confirm-time --today 2026-11-22   believe a clock that jumped, if it shows that day`;

type Outcome = { readonly text: string; readonly exitCode: 0 | 1 };

function parseCommand() {
  return parseArgs({
    allowPositionals: true,
    options: {
      open: { type: 'boolean', default: false },
      spool: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      csv: { type: 'string' },
      id: { type: 'string' },
      to: { type: 'string' },
      today: { type: 'string' },
      dead: { type: 'boolean', default: false },
    },
  });
}

function messageOf(fault: unknown): string {
  return fault instanceof Error ? fault.message : String(fault);
}

/** The command, or what is wrong with it. */
function readCommand(): ReturnType<typeof parseCommand> | string {
  try {
    return parseCommand();
  } catch (fault) {
    return messageOf(fault);
  }
}

/** With PostgreSQL a lead may also lie in the spool, if the database refused it. */
async function forgetEverywhere(id: string, store: UpkeepStore): Promise<Outcome> {
  const spool = await findSpool();
  const stores = spool === undefined ? [store] : [store, spool];
  const isDatabase = readConfiguration().DATABASE_URL !== undefined;
  return forget(id, stores, isDatabase).finally(() => spool?.close());
}

async function obey(
  store: UpkeepStore & ClockStore,
  { positionals, values }: ReturnType<typeof parseCommand>,
): Promise<Outcome> {
  const [command] = positionals;
  if (command === 'list') {
    const leads = await store.listLeads({ openOnly: values.open });
    return {
      text: values.json
        ? JSON.stringify(leads, null, 2)
        : formatLeadsList(leads, statedCompany.hours.timeZone),
      exitCode: 0,
    };
  }
  if (command === 'export' && values.csv !== undefined) {
    const leads = await store.listLeads();
    // Personal data: for nobody else on this machine, also where the file was there before.
    await writeFile(values.csv, '', { mode: 0o600 });
    await chmod(values.csv, 0o600);
    await writeFile(values.csv, formatLeadsCsv(leads));
    return { text: `${leads.length} leads written to ${values.csv}`, exitCode: 0 };
  }
  if (command === 'forget' && values.id !== undefined) return forgetEverywhere(values.id, store);
  if (command === 'replay' && values.dead) {
    const count = await store.replayNotices({ now: Date.now() });
    return { text: `${count} notices are due again`, exitCode: 0 };
  }
  if (command === 'confirm-time' && values.today !== undefined)
    return confirmTime(store, values.today, Date.now(), statedCompany.hours.timeZone);
  return { text: usage, exitCode: 1 };
}

/** The commands on the file itself, which must not be opened as the configured store first. */
async function obeyOnFile({
  positionals,
  values,
}: ReturnType<typeof parseCommand>): Promise<Outcome | undefined> {
  const [command] = positionals;
  if (values.to === undefined) return undefined;
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = readConfiguration();
  if (command === 'backup') {
    if (databaseUrl !== undefined)
      return { text: 'The leads are in PostgreSQL: copy them with pg_dump', exitCode: 1 };
    const { count, removed } = backUp(dataDir, values.to);
    const lines = removed.map((name) => `Removed ${name}, left by a copy that was broken off`);
    lines.push(`${count} leads copied to ${values.to}, and the copy checked`);
    return { text: lines.join('\n'), exitCode: 0 };
  }
  if (command !== 'move') return undefined;
  const count = await moveLeads(dataDir, values.to);
  return { text: `${count} leads moved; the file is now leads.sqlite.moved. Set DATABASE_URL.`, exitCode: 0 };
}

async function run(): Promise<Outcome> {
  const command = readCommand();
  if (typeof command === 'string') return { text: `${command}\n\n${usage}`, exitCode: 1 };
  const done = await obeyOnFile(command);
  if (done !== undefined) return done;
  // What waits in the spool is carried over by the server, and only looked at here.
  const isLook = command.positionals[0] === 'list' && command.values.spool;
  const store = isLook ? await findSpool() : await openConfiguredStore();
  if (store === undefined) return { text: 'There is no spool.sqlite in DATA_DIR', exitCode: 1 };
  try {
    return await obey(store, command);
  } finally {
    await store.close();
  }
}

const { text, exitCode } = await run().catch((fault: unknown): Outcome => {
  return { text: messageOf(fault), exitCode: 1 };
});
process.stdout.write(`${text}\n`);
process.exitCode = exitCode;
