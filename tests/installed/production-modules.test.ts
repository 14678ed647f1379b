// A machine that serves a site built elsewhere installs `npm ci --omit=dev`: the server and its commands run with that alone.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { aQuote } from '../support/builders/a-quote.ts';
import { findFreePort } from '../support/network/free-port.ts';
import { copyForProduction, measureFolder } from './production-copy.ts';
import { startServer } from '../support/servers/start-server.ts';
import { aFolder } from '../support/machine/temporary-folder.ts';

const run = promisify(execFile);
const mostMegabytes = 80;
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'production-'));
  await copyForProduction(folder);
  return () => rm(folder, { recursive: true, force: true });
});

/** Starts the copy's server with everything on that loads a module only when it is set; resolves with the status of a quote. */
async function askForQuote(dataDir: string, variables: Readonly<Record<string, string>>): Promise<number> {
  const server = await startServer({
    folder,
    main: join(folder, 'server', 'main.ts'),
    dataDir,
    variables: { SMTP_URL: 'smtp://127.0.0.1:1', METRICS_TOKEN: 'a token of the test', ...variables },
  });
  const home = await fetch(server.origin);
  expect(await home.text()).toContain('</html>');
  const { status } = await fetch(`${server.origin}/api/quote`, {
    method: 'POST',
    body: new URLSearchParams(aQuote()),
    headers: { origin: server.origin },
    redirect: 'manual',
  });
  expect(await server.stop()).toBe(0);
  return status;
}

test('with the modules of production alone a quote is kept, and the operators’ commands run', async () => {
  const dataDir = await aFolder();
  expect(await askForQuote(dataDir, {})).toBe(303);
  const options = { cwd: folder, env: { PATH: process.env.PATH, DATA_DIR: dataDir } };
  const leads = await run(process.execPath, ['scripts/leads.ts', 'list'], options);
  expect(leads.stdout).toContain(aQuote().name);
  const operator = await run(process.execPath, ['scripts/operators.ts', 'add', 'Ana'], options);
  expect(operator.stdout).toContain('/board');
});

test('with the modules of production alone a quote is kept while PostgreSQL is away', async () => {
  const DATABASE_URL = `postgres://nobody@127.0.0.1:${await findFreePort()}/leads`;
  expect(await askForQuote(await aFolder(), { DATABASE_URL })).toBe(303);
});

test('the modules of production take no more room than they may', async () => {
  const megabytes = (await measureFolder(join(folder, 'node_modules'))) / 1_000_000;
  expect(megabytes).toBeLessThan(mostMegabytes);
});
