// npm run leads -- list [--open] [--json] · export --csv FILE · forget --id ID
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { formatLeadsCsv } from '#server/leads/leads-csv.ts';
import type { LeadStore } from '#server/leads/lead-store.ts';
import { formatLeadsList } from './leads-list.ts';
import { openConfiguredStore } from './configured-store.ts';

const usage = `Usage:
  npm run leads -- list [--open] [--json]   show leads, newest first
  npm run leads -- export --csv FILE        write all leads into a file for a spreadsheet
  npm run leads -- forget --id ID           erase a lead and all that belongs to it`;

type Outcome = { readonly text: string; readonly exitCode: 0 | 1 };

function parseCommand() {
  return parseArgs({
    allowPositionals: true,
    options: {
      open: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      csv: { type: 'string' },
      id: { type: 'string' },
    },
  });
}

async function obey(
  store: LeadStore,
  { positionals, values }: ReturnType<typeof parseCommand>,
): Promise<Outcome> {
  const [command] = positionals;
  if (command === 'list') {
    const leads = await store.listLeads({ openOnly: values.open });
    return { text: values.json ? JSON.stringify(leads, null, 2) : formatLeadsList(leads), exitCode: 0 };
  }
  if (command === 'export' && values.csv !== undefined) {
    const leads = await store.listLeads();
    // Personal data: for nobody else on this machine.
    await writeFile(values.csv, formatLeadsCsv(leads), { mode: 0o600 });
    return { text: `${leads.length} leads written to ${values.csv}`, exitCode: 0 };
  }
  if (command === 'forget' && values.id !== undefined) {
    const found = await store.forgetLead(values.id);
    return found
      ? { text: `Lead ${values.id} is erased`, exitCode: 0 }
      : { text: `There is no lead ${values.id}`, exitCode: 1 };
  }
  return { text: usage, exitCode: 1 };
}

async function run(): Promise<Outcome> {
  const command = parseCommand();
  const store = await openConfiguredStore();
  try {
    return await obey(store, command);
  } finally {
    await store.close();
  }
}

const { text, exitCode } = await run().catch((fault: unknown): Outcome => {
  return { text: `${fault instanceof Error ? fault.message : String(fault)}\n\n${usage}`, exitCode: 1 };
});
process.stdout.write(`${text}\n`);
process.exitCode = exitCode;
