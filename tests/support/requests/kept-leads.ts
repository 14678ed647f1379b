// What the company sees of a visitor's request: the leads, read with the operator's own command.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { z } from 'zod';

const run = promisify(execFile);
const leadList = z.array(z.looseObject({ email: z.string().nullish() }));

/** The leads that came with an email address. Tests use an address of their own, so that they do not meet. */
export async function listLeadsFrom(email: string) {
  const { stdout } = await run(process.execPath, ['scripts/leads.ts', 'list', '--json'], {
    env: { PATH: process.env.PATH, DATA_DIR: inject('dataDir') },
  });
  return leadList.parse(JSON.parse(stdout)).filter((lead) => lead.email === email);
}
