// Debian's nginx with our own example configuration: only ports, upstreams and the certificate are the test's.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:https';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { findFreePort } from './free-port.ts';
import { aFolder } from './temporary-folder.ts';

const execute = promisify(execFile);

export type ProxyAnswer = {
  /** 0 if the connection broke. */
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly text: string;
};

export type Nginx = {
  readonly plainOrigin: string;
  /** Asks over TLS for a path of www.example.com. */
  readonly ask: (
    path: string,
    options?: {
      readonly method?: string;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string;
    },
  ) => Promise<ProxyAnswer>;
};

async function writeCertificate(folder: string): Promise<void> {
  await execute('openssl', [
    ...'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=www.example.com'.split(' '),
    ...['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')],
  ]);
}

/** The example with each of `changes` put in; a line of it that is not found has changed and has to be looked at. */
function adapt(example: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`ops/nginx.conf no longer says: ${from}`);
    return text.replaceAll(from, to);
  }, example);
}

/** Starts it in front of servers on the given ports; ended with the test. */
export async function startNginx(upstreamPorts: readonly number[]): Promise<Nginx> {
  const folder = await aFolder();
  await writeCertificate(folder);
  const [plainPort, port] = [await findFreePort(), await findFreePort()];
  const example = await readFile('ops/nginx.conf', 'utf8');
  const site = adapt(example, [
    [
      'server 127.0.0.1:3000 max',
      `${upstreamPorts.map((one) => `server 127.0.0.1:${one} max_fails=0;`).join(' ')}#`,
    ],
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
    ['/etc/ssl/appliance-repair', folder],
  ]);
  const config = join(folder, 'nginx.conf');
  await writeFile(
    config,
    `daemon off; user root; pid ${folder}/pid; error_log ${folder}/error.log;
    events {}
    http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; ${site} }`,
  );
  const { stderr } = await execute('nginx', ['-t', '-c', config]);
  if (/\[(?:warn|emerg)\]/u.test(stderr)) throw new Error(stderr);
  const nginx = spawn('nginx', ['-c', config], { stdio: 'ignore' });
  const agent = new Agent({ keepAlive: true, maxSockets: 32, rejectUnauthorized: false });
  onTestFinished(async () => {
    agent.destroy();
    const ended = once(nginx, 'exit');
    nginx.kill('SIGTERM');
    await ended;
  });
  const ask: Nginx['ask'] = (path, { method = 'GET', headers = {}, body = '' } = {}) =>
    new Promise((resolve) => {
      const broken = () => resolve({ status: 0, headers: {}, text: '' });
      const host = { host: 'www.example.com', 'content-length': Buffer.byteLength(body) };
      const options = { port, path, method, agent, servername: 'www.example.com' };
      const outgoing = request(
        { ...options, host: '127.0.0.1', headers: { ...headers, ...host } },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8');
          answer.on('data', (part: string) => (text += part));
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
          answer.on('error', broken);
        },
      );
      outgoing.on('error', broken);
      outgoing.end(body);
    });
  for (let tries = 0; (await ask('/healthz')).status === 0; tries += 1)
    if (tries > 200) throw new Error('nginx does not answer');
  return { plainOrigin: `http://127.0.0.1:${plainPort}`, ask };
}
