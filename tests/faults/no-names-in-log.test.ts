// A visitor called Canary goes every wrong way there is. Nothing of theirs may be on standard output or standard error,
// and nothing may be there that is not a line of the log.
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { openSqliteStore } from '#server/store/sqlite-store.ts';
import { aSubmission } from '../support/builders/a-quote.ts';
import { writeSite } from '../support/servers/a-site.ts';
import { aCanaryQuote, canaryWords } from '../support/builders/canary.ts';
import { letWrite, stopWriting } from '../support/machine/limit-writing.ts';
import { startMailServer } from '../support/receivers/mail-server.ts';
import { startPostgres } from '../support/stores/postgres.ts';
import { startServer, type RunningServer } from '../support/servers/start-server.ts';
import { aFolder } from '../support/machine/temporary-folder.ts';
import { listenOnFreePort } from '../support/network/free-port.ts';

async function aHouse(variables: Readonly<Record<string, string>>) {
  const folder = await aFolder();
  writeSite(join(folder, 'dist'));
  const dataDir = join(folder, 'data');
  return {
    dataDir,
    start: () => startServer({ folder, dataDir, variables: { LOG_LEVEL: 'debug', ...variables } }),
  };
}

type Fields = Readonly<Record<string, string>>;

async function post({ origin }: RunningServer, fields: Fields, path = '/api/quote'): Promise<number> {
  const body = new URLSearchParams(fields);
  const answer = await fetch(origin + path, {
    method: 'POST',
    body,
    headers: { origin },
    redirect: 'manual',
  });
  await answer.text();
  return answer.status;
}

/** Says something that may be no HTTP at all, and hangs up. */
async function say({ origin }: RunningServer, text: string): Promise<void> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  await new Promise((resolve) => socket.write(text, resolve));
  // Another request, answered, says that the server has read this one.
  await (await fetch(`${origin}/healthz`)).text();
  socket.destroy();
}

function expectNobodyNamed({ lines }: RunningServer): void {
  expect(lines.filter((line) => canaryWords.test(line))).toEqual([]);
  expect(lines.filter((line) => !line.startsWith('{"time":"') || !line.endsWith('}'))).toEqual([]);
}

const heard = (server: RunningServer, event: string) =>
  expect.poll(() => server.lines.join('\n'), { timeout: 60_000 }).toContain(event);

test('what visitors send that cannot be taken is logged without a word of theirs', async () => {
  const server = await (await aHouse({ QUOTE_RATE_PER_MINUTE: '30' })).start();
  expect(await post(server, aCanaryQuote({ zip: 'Canary' }))).toBe(422);
  expect(await post(server, aCanaryQuote({ message: 'Canary '.repeat(400) }))).toBe(422);
  expect(await post(server, aCanaryQuote({ message: 'Canary '.repeat(20_000) }))).toBe(413);
  expect(await post(server, aCanaryQuote(), '/api/quote?name=Canary')).toBe(303);
  expect(await post(server, aCanaryQuote(), '/api/message?name=Canary')).toBe(303);
  expect(await post(server, aCanaryQuote(), '/api/Canary')).toBe(404);
  const many = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`canary${index}`, 'Canary']));
  expect(await post(server, many)).toBe(413);
  const { origin } = server;
  const ask = async (path: string, options: RequestInit) => {
    const answer = await fetch(origin + path, { redirect: 'manual', ...options });
    return answer.status;
  };
  const json = { origin, 'content-type': 'application/json' };
  const wrong: readonly (readonly [string, RequestInit, number])[] = [
    ['/api/quote', { method: 'POST', body: '{"name":"Canary', headers: json }, 400],
    ['/api/quote', { method: 'POST', body: '{"name":{"a":"Canary"}}', headers: json }, 400],
    [
      '/api/quote',
      { method: 'POST', body: 'Canary', headers: { origin, 'content-type': 'text/canary' } },
      415,
    ],
    [
      '/api/quote',
      {
        method: 'POST',
        body: new URLSearchParams(aCanaryQuote()),
        headers: { origin: 'https://canary.example' },
      },
      403,
    ],
    ['/api/quote?name=Canary', { method: 'PUT', body: 'Canary' }, 405],
    ['/api/coverage?zip=Canary', {}, 400],
    ['/Canary-McWhistle?email=canary@tweet.example', {}, 404],
    ['/%C0Canary', {}, 404],
    ['/api/board/leads?search=Canary', {}, 401],
    ['/api/board/leads/Canary', { headers: { cookie: 'board=Canary' } }, 401],
    ['/api/board/sign-in', { method: 'POST', body: '{"token":"Canary"}', headers: json }, 401],
    ['/api/board/sign-in', { method: 'POST', body: '{"token":"Canary', headers: json }, 422],
    ['/metrics?Canary', { headers: { authorization: 'Bearer Canary' } }, 404],
  ];
  for (const [path, options, status] of wrong)
    expect([path, await ask(path, options)]).toEqual([path, status]);
  const head = `POST /api/quote HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n`;
  await say(server, `${head}Content-Length: 900\r\n\r\nname=Canary+McWhistle&phone=305`);
  await say(server, `${head}Content-Length: Canary\r\n\r\nname=Canary`);
  await say(server, `${head}X-Canary: ${'Canary'.repeat(4000)}\r\n\r\n`);
  await say(server, 'Canary McWhistle, 305-555-0177\r\n\r\n');
  while ((await post(server, aCanaryQuote())) !== 429);
  expect(await server.stop()).toBe(0);
  expectNobodyNamed(server);
});

test('a disk that refuses, and a board that cannot be answered, name nobody', async () => {
  const server = await (await aHouse({})).start();
  expect(await post(server, aCanaryQuote())).toBe(303);
  await stopWriting(server.pid);
  expect(await post(server, aCanaryQuote({ message: 'Canary again' }))).toBe(503);
  expect(await post(server, aCanaryQuote(), '/api/message')).toBe(503);
  const answer = await fetch(`${server.origin}/api/board/sign-in`, {
    method: 'POST',
    body: '{"token":"Canary"}',
    headers: { origin: server.origin, 'content-type': 'application/json' },
  });
  expect([401, 503]).toContain(answer.status);
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(503);
  await letWrite(server.pid);
  expect(await server.stop()).toBe(0);
  expectNobodyNamed(server);
});

test('mail and webhooks that fail in every way name nobody, in the log or in what staff are shown', async () => {
  const mail = await startMailServer();
  let asked = 0;
  const receiver = createServer((request, response) => {
    request.resume();
    asked += 1;
    const words = 'Canary McWhistle, canary@tweet.example';
    if (asked % 4 === 0) response.writeHead(500, words.split(',')[0], { 'x-canary': words }).end(words);
    else if (asked % 4 === 1)
      response.writeHead(302, { location: 'http://canary.tweet.example/' }).end(words);
    else if (asked % 4 === 2) request.socket.end(`${words}\r\n\r\n`);
    else request.socket.destroy();
  });
  const port = await listenOnFreePort(receiver);
  onTestFinished(() => {
    receiver.closeAllConnections();
    receiver.close();
  });
  const house = await aHouse({
    SMTP_URL: mail.url,
    MAIL_FROM: 'dispatch@example.com',
    NOTICE_TO: 'ana@example.com',
    WEBHOOK_URL: `http://127.0.0.1:${port}/`,
    WEBHOOK_SECRET: 'only-for-tests-0123456789',
  });
  const server = await house.start();
  for (const manners of [550, 451, 'hang'] as const) {
    mail.behave(manners);
    for (const place of [1, 2, 3, 4])
      expect(await post(server, aCanaryQuote({ message: `Canary ${manners} ${place}` }))).toBe(303);
    if (manners === 550) await heard(server, 'notice dead');
    await expect.poll(() => asked, { timeout: 60_000 }).toBeGreaterThanOrEqual(4);
    asked = 0;
  }
  // Asked to stop while mails hang: they are cut off.
  expect(await server.stop()).toBe(0);
  expectNobodyNamed(server);
  const store = await openSqliteStore(join(house.dataDir, 'leads.sqlite'));
  onTestFinished(() => store.close());
  const notices = await store.listNotices({});
  expect(notices.flatMap(({ attempts }) => attempts).length).toBeGreaterThan(8);
  expect(notices.filter((notice) => canaryWords.test(JSON.stringify(notice)))).toEqual([]);
}, 300_000);

test('a database that is away, that comes, that refuses a lead, and that dies names nobody', async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const url = new URL(await postgres.createDatabase());
  const house = await aHouse({ DATABASE_URL: url.href });
  // A lead that PostgreSQL refuses: the door would not have let it in.
  const spool = await openSqliteStore(join(house.dataDir, 'spool.sqlite'));
  await spool.saveLead(aSubmission({}, { name: 'Canary McWhistle', message: 'Canary\u0000' }));
  await spool.close();
  await postgres.crash();
  const server = await house.start();
  await heard(server, 'started without the database');
  expect(await post(server, aCanaryQuote())).toBe(303);
  await postgres.startAgain();
  await heard(server, 'lead stays in the spool');
  await heard(server, 'leads carried from the spool');
  await postgres.crash();
  expect(await post(server, aCanaryQuote({ message: 'Canary at the end' }))).toBe(303);
  await heard(server, 'database away');
  expect(await server.stop()).toBe(0);
  expectNobodyNamed(server);
}, 300_000);

test('a fault nobody expected ends the server with its frames in the log, and without its words', async () => {
  const bomb = join(import.meta.dirname, '..', 'support', 'servers', 'throw-on-signal.ts');
  const server = await (await aHouse({ NODE_OPTIONS: `--import=${bomb}` })).start();
  expect(await post(server, aCanaryQuote())).toBe(303);
  process.kill(server.pid, 'SIGUSR2');
  await heard(server, 'unexpected fault');
  expect(await server.stop()).toBe(1);
  const line = server.lines.find((said) => said.includes('unexpected fault')) ?? '{}';
  expect(JSON.parse(line)).toMatchObject({
    level: 'error',
    fault: 'TypeError',
    frames: expect.arrayContaining([
      expect.stringMatching(/meetCanary tests\/support\/servers\/throw-on-signal\.ts:4$/u),
    ]),
  });
  expect(server.lines.filter((said) => /McWhistle|tweet\.example/u.test(said))).toEqual([]);
});

test('a server that cannot start says why without a name, a password or an address of a visitor', async () => {
  async function failToStart(variables: Fields): Promise<string> {
    const house = await aHouse(variables);
    return house.start().then(
      async (server) => {
        await server.kill();
        throw new Error('It started');
      },
      (fault: unknown) => (fault instanceof Error ? fault.message : ''),
    );
  }
  const taken = createServer();
  const port = await listenOnFreePort(taken);
  onTestFinished(() => void taken.close());
  const said = await Promise.all([
    failToStart({ SMTP_URL: 'canary:secret', DATABASE_URL: 'mysql://canary:secret@host/canary' }),
    failToStart({ NOTICE_TO: 'canary@tweet.example, McWhistle', WEBHOOK_URL: 'canary' }),
    failToStart({ PORT: String(port) }),
  ]);
  for (const words of said) {
    expect(words.length).toBeGreaterThan(40);
    expect(words).not.toMatch(canaryWords);
    expect(words).not.toContain('secret@');
  }
});

test('a server whose leads cannot be opened says why without a word of what is in the file', async () => {
  const spoilt: readonly ((dataDir: string) => Promise<unknown>)[] = [
    (dataDir) => writeFile(dataDir, 'Canary McWhistle'),
    async (dataDir) => {
      await mkdir(dataDir);
      await writeFile(join(dataDir, 'leads.sqlite'), 'Canary McWhistle '.repeat(500));
    },
    async (dataDir) => {
      await mkdir(dataDir);
      const other = new DatabaseSync(join(dataDir, 'leads.sqlite'));
      other.exec(`create table leads (name text); insert into leads values ('Canary McWhistle')`);
      other.close();
    },
  ];
  for (const spoil of spoilt) {
    const house = await aHouse({});
    await spoil(house.dataDir);
    const server = await house.start();
    expect(await post(server, aCanaryQuote())).toBe(503);
    expect(server.lines.join('\n')).toMatch(/"store not open".*"remedy":"[^"]*DATA_DIR/u);
    expect(await server.stop()).toBe(0);
    expectNobodyNamed(server);
  }
});
