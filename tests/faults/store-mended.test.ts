// A server whose leads cannot be opened when it starts: its pages are there, forms give the phone number and keep what was
// typed, /readyz names the fault, and once it is mended the server goes on by itself.
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSqliteStore } from '#server/store/sqlite-store.ts';
import { aSubmission } from '../support/builders/a-quote.ts';
import { writeSite, builtRequestTemplates } from '../support/servers/a-site.ts';
import { aCanaryQuote, canaryWords } from '../support/builders/canary.ts';
import { letWrite, underNoWriting } from '../support/machine/limit-writing.ts';
import { startPostgres } from '../support/stores/postgres.ts';
import { startServer, type RunningServer, type ServerOptions } from '../support/servers/start-server.ts';
import { aFolder } from '../support/machine/temporary-folder.ts';

type Place = { readonly dataDir: string; readonly options?: Partial<ServerOptions> };

async function startIn({ dataDir, options }: Place): Promise<RunningServer> {
  const folder = await aFolder();
  writeSite(join(folder, 'dist'), builtRequestTemplates());
  const server = await startServer({ folder, dataDir, ...options });
  onTestFinished(() => server.kill());
  return server;
}

const readiness = async ({ origin }: RunningServer) => {
  const answer = await fetch(`${origin}/readyz`);
  const body: unknown = await answer.json();
  return { status: answer.status, body };
};

function postQuote({ origin }: RunningServer, name: string, accept = 'text/html'): Promise<Response> {
  const body = new URLSearchParams(aCanaryQuote({ name, request_id: `request-${name}` }));
  return fetch(`${origin}/api/quote`, {
    method: 'POST',
    body,
    headers: { origin, accept },
    redirect: 'manual',
  });
}

const tenNames = Array.from({ length: 10 }, (_, index) => `Canary${index}`);

/** What holds while the store is shut, with ten people at the door. */
async function expectShut(server: RunningServer, fault: string): Promise<void> {
  expect(await readiness(server)).toEqual({ status: 503, body: { status: 'store unreachable', fault } });
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  for (const path of ['/', '/about', '/temple-terrace-dryer-repair'])
    expect((await fetch(server.origin + path)).status).toBe(200);
  const answers = await Promise.all(tenNames.map((name) => postQuote(server, name)));
  for (const [index, answer] of answers.entries()) {
    expect(answer.status).toBe(503);
    const page = await answer.text();
    expect(page).toContain('(305) 555-0142');
    expect(page).toContain(`value="Canary${index}"`);
  }
  const asJson = await postQuote(server, 'Canary', 'application/json');
  expect(await asJson.json()).toMatchObject({ kind: 'unavailable' });
  expect((await fetch(`${server.origin}/api/board/leads`, { headers: { cookie: 'board=x' } })).status).toBe(
    503,
  );
  const said = server.lines.find((line) => line.includes('"store not open"')) ?? '';
  expect(JSON.parse(said)).toMatchObject({
    level: 'error',
    kind: fault,
    remedy: expect.stringContaining(server.dataDir),
  });
}

/** The server finds by itself that its store is well again, and keeps ten leads. */
async function expectOpens(server: RunningServer): Promise<void> {
  await expect.poll(async () => (await readiness(server)).status, { timeout: 120_000 }).toBe(200);
  const answers = await Promise.all(tenNames.map((name) => postQuote(server, name)));
  expect(answers.map(({ status }) => status)).toEqual(tenNames.map(() => 303));
  expect(await server.stop()).toBe(0);
  const store = await openSqliteStore(join(server.dataDir, 'leads.sqlite'));
  onTestFinished(() => store.close());
  const names = (await store.listLeads()).map(({ name }) => name);
  expect(tenNames.filter((name) => !names.includes(name))).toEqual([]);
  expect(server.lines.filter((line) => canaryWords.test(line))).toEqual([]);
}

test('a lead file that is none: moved away, a new one is made', async () => {
  const dataDir = await aFolder();
  await writeFile(join(dataDir, 'leads.sqlite'), 'Canary McWhistle was never a database. '.repeat(200));
  const server = await startIn({ dataDir });
  await expectShut(server, 'damaged');
  await rename(join(dataDir, 'leads.sqlite'), join(dataDir, 'damaged'));
  await expectOpens(server);
  expect(await readFile(join(dataDir, 'damaged'), 'utf8')).toContain('never a database');
});

test('a lead file with torn pages: the backup in its place is opened, with what is in it', async () => {
  const dataDir = await aFolder();
  const file = join(dataDir, 'leads.sqlite');
  const before = await openSqliteStore(file);
  for (let place = 0; place < 10; place += 1) await before.saveLead(aSubmission());
  await before.close();
  const backup = await readFile(file);
  const torn = await open(file, 'r+');
  await torn.write(Buffer.alloc(12_000, 0xff), 0, 12_000, 100);
  await torn.close();
  const server = await startIn({ dataDir });
  await expectShut(server, 'damaged');
  await writeFile(`${file}.backup`, backup);
  for (const log of ['-wal', '-shm']) await rm(file + log, { force: true });
  await rename(`${file}.backup`, file);
  await expectOpens(server);
});

test('a disk that takes nothing more: with room again the leads are kept', async () => {
  const dataDir = join(await aFolder(), 'data');
  const server = await startIn({ dataDir, options: { under: underNoWriting } });
  await expectShut(server, 'disk refuses');
  await letWrite(server.pid);
  await expectOpens(server);
});

test('a DATA_DIR that is no folder: with a folder in its place the leads are kept', async () => {
  const dataDir = join(await aFolder(), 'data');
  await writeFile(dataDir, 'no folder');
  const server = await startIn({ dataDir });
  await expectShut(server, 'no access');
  await rm(dataDir);
  await mkdir(dataDir);
  await expectOpens(server);
});

test('a DATA_DIR that can never be made is named within the second, and the pages are there', async () => {
  const server = await startIn({ dataDir: '/proc/leads/of/nobody' });
  await expectShut(server, 'no access');
  expect(await server.stop()).toBe(0);
});

test('a database that is away and a spool that is damaged: both mended, in either order, the leads are kept', async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const url = await postgres.createDatabase();
  const dataDir = await aFolder();
  await writeFile(
    join(dataDir, 'spool.sqlite'),
    'never a database, and long enough to be read as one '.repeat(50),
  );
  await postgres.crash();
  const server = await startIn({ dataDir, options: { variables: { DATABASE_URL: url } } });
  await expectShut(server, 'damaged');
  await rm(join(dataDir, 'spool.sqlite'));
  await expect
    .poll(async () => (await readiness(server)).body, { timeout: 120_000 })
    .toEqual({ status: 'ready', database: 'unreachable', spooled: 0 });
  expect((await postQuote(server, 'Canary')).status).toBe(303);
  await postgres.startAgain();
  await expect
    .poll(async () => (await readiness(server)).body, { timeout: 120_000 })
    .toEqual({ status: 'ready', database: 'reachable' });
  expect(await server.stop()).toBe(0);
}, 300_000);
