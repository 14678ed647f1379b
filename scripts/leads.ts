// npm run leads -- list [--open] [--spool] [--json] · export --csv FILE [--from DATE] [--until DATE] · forget --id ID · erase-old · replay --dead · backup --to FILE · move --to URL · confirm-time --today DATE
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { statedCompany } from '#domain/company/company-facts.ts';
import { collectAllLeads } from '#server/store/upkeep/all-leads.ts';
import type { LeadStore } from '#server/store/lead-store.ts';
import type { UpkeepStore } from '#server/store/upkeep/upkeep.ts';
import { confirmTime } from './leads/leads-clock.ts';
import { eraseOld } from './leads/leads-erase-old.ts';
import { exportCsv } from './leads/leads-export.ts';
import { formatLeadsList } from './leads/leads-list.ts';
import { backUp } from './leads/leads-backup.ts';
import { forget } from './leads/leads-forget.ts';
import { findSpool, openConfiguredStore, readConfiguration } from './configured-store.ts';
import { moveLeads } from './leads/leads-move.ts';
import type { Outcome } from './outcome.ts';
import { sayRemoved } from './progress/whole-file.ts';

const usage = `Usage:
  npm run leads -- list [--json]            show leads, newest first
  npm run leads -- list --open [--json]     show those that wait for a call, by whom to call first
  npm run leads -- list --spool             show those that wait for their database to be back
  npm run leads -- export --csv FILE        write all leads into a file for a spreadsheet
       … --from 2026-06-01 --until 2026-06-30   only those received on these days
  npm run leads -- forget --id ID           erase a lead and all that belongs to it
  npm run leads -- erase-old                erase what was kept for RETENTION_DAYS, as the server does by itself
  npm run leads -- replay --dead            send again the notices that were given up
  npm run leads -- backup --to FILE         copy the lead file, also while the server runs, and check the copy
  npm run leads -- move --to postgres://…   carry leads and operators of the file into PostgreSQL, all or nothing
  npm run leads -- confirm-time --today 2026-11-22   believe a clock that jumped, if it shows that day`;

type Command = ReturnType<typeof parseCommand>;
type StoreCommand = (store: LeadStore) => Promise<Outcome>;

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
      from: { type: 'string' },
      until: { type: 'string' },
      today: { type: 'string' },
      dead: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
}

function messageOf(fault: unknown): string {
  return fault instanceof Error ? fault.message : String(fault);
}

/** The command, or what is wrong with it. */
function readCommand(): Command | string {
  try {
    return parseCommand();
  } catch (fault) {
    return messageOf(fault);
  }
}

/** With PostgreSQL a lead may also lie in the spool, if the database refused it. */
async function eraseEverywhere(id: string, store: UpkeepStore): Promise<Outcome> {
  const spool = await findSpool();
  const stores = spool === undefined ? [store] : [store, spool];
  const isDatabase = readConfiguration().DATABASE_URL !== undefined;
  const erased = { id, at: Date.now(), newId: randomUUID };
  try {
    return await forget(erased, stores, isDatabase);
  } finally {
    await spool?.close();
  }
}

async function list(store: UpkeepStore, { open, json }: Command['values']): Promise<Outcome> {
  const found = await collectAllLeads(store, { openOnly: open });
  const leads = open ? found.toSorted((one, other) => one.dueAt - other.dueAt) : found;
  const text = json ? JSON.stringify(leads, null, 2) : formatLeadsList(leads, statedCompany.hours.timeZone);
  return { text, exitCode: 0 };
}

async function replayDead(store: UpkeepStore): Promise<Outcome> {
  const count = await store.replayNotices({ now: Date.now() });
  return { text: `${count} notices are due again`, exitCode: 0 };
}

/** What the words ask of the store; undefined if they are no command, for which nothing is opened, let alone made. */
function findStoreCommand({ positionals, values }: Command): StoreCommand | undefined {
  const [name] = positionals;
  const { csv, id, dead, today, from, until: to } = values;
  if (name === 'list') return (store) => list(store, values);
  if (name === 'export' && csv !== undefined)
    return (store) => exportCsv(store, { path: csv, from, to }, statedCompany.hours.timeZone, Date.now());
  if (name === 'forget' && id !== undefined) return (store) => eraseEverywhere(id, store);
  if (name === 'erase-old') return (store) => eraseOld(store, readConfiguration().RETENTION_DAYS, Date.now);
  if (name === 'replay' && dead) return replayDead;
  if (name === 'confirm-time' && today !== undefined)
    return (store) => confirmTime(store, today, Date.now(), statedCompany.hours.timeZone);
  return undefined;
}

/** The commands on the file itself, which must not be opened as the configured store first. */
async function obeyOnFile({ positionals, values }: Command): Promise<Outcome | undefined> {
  const [command] = positionals;
  if (values.to === undefined) return undefined;
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = readConfiguration();
  if (command === 'backup') {
    if (databaseUrl !== undefined)
      return { text: 'The leads are in PostgreSQL: copy them with pg_dump', exitCode: 1 };
    const { result, removed } = await backUp(dataDir, values.to);
    const text = `${sayRemoved(removed)}${result} leads copied to ${values.to}, and the copy checked`;
    return { text, exitCode: 0 };
  }
  if (command !== 'move') return undefined;
  const count = await moveLeads(dataDir, values.to);
  return { text: `${count} leads moved; the file is now leads.sqlite.moved. Set DATABASE_URL.`, exitCode: 0 };
}

async function run(): Promise<Outcome> {
  const command = readCommand();
  if (typeof command === 'string') return { text: `${command}\n\n${usage}`, exitCode: 1 };
  if (command.values.help) return { text: usage, exitCode: 0 };
  const done = await obeyOnFile(command);
  if (done !== undefined) return done;
  const obey = findStoreCommand(command);
  if (obey === undefined) return { text: usage, exitCode: 1 };
  // What waits in the spool is carried over by the server, and only looked at here.
  const isLook = command.positionals[0] === 'list' && command.values.spool;
  const store = isLook ? await findSpool() : await openConfiguredStore();
  if (store === undefined) return { text: 'There is no spool.sqlite in DATA_DIR', exitCode: 1 };
  try {
    return await obey(store);
  } finally {
    await store.close();
  }
}

const { text, exitCode } = await run().catch((fault: unknown): Outcome => {
  return { text: messageOf(fault), exitCode: 1 };
});
process.stdout.write(`${text}\n`);
process.exitCode = exitCode;
