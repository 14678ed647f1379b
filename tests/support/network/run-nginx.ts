// Debian's nginx with our own example configuration: only ports, upstreams and the certificate are changed.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from './free-port.ts';

const execute = promisify(execFile);

export type NginxOptions = {
  /** Empty, for its files. */
  readonly folder: string;
  readonly upstreamPorts: readonly number[];
  /** Texts of ops/nginx.conf to be replaced. */
  readonly changes?: readonly (readonly [string, string])[];
};

export type RunningNginx = {
  readonly plainPort: number;
  /** Speaks TLS. */
  readonly port: number;
  readonly end: () => Promise<void>;
};

/** `privkey.pem` and `fullchain.pem`, which nobody vouches for. */
export async function writeCertificate(folder: string): Promise<void> {
  await execute('openssl', [
    ...'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=www.example.com'.split(
      ' ',
    ),
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

/** Starts it in front of servers on the given ports. Rejects if nginx would warn of the configuration. */
export async function runNginx({ folder, upstreamPorts, changes = [] }: NginxOptions): Promise<RunningNginx> {
  await writeCertificate(folder);
  const [plainPort, port] = [await findFreePort(), await findFreePort()];
  const upstreams = upstreamPorts.map((one) => `server 127.0.0.1:${one} max_fails=0;`).join(' ');
  const site = adapt(await readFile('ops/nginx.conf', 'utf8'), [
    ['server 127.0.0.1:3000 max', `${upstreams}#`],
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
    ['/etc/ssl/appliance-repair', folder],
    ...changes,
  ]);
  const config = join(folder, 'nginx.conf');
  await writeFile(
    config,
    `daemon off; user root; worker_processes auto; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 8192; }
    http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; ${site} }`,
  );
  const { stderr } = await execute('nginx', ['-t', '-c', config]);
  if (/\[(?:warn|emerg)\]/u.test(stderr)) throw new Error(stderr);
  const nginx = spawn('nginx', ['-c', config], { stdio: 'ignore' });
  return {
    plainPort,
    port,
    async end() {
      const ended = once(nginx, 'exit');
      nginx.kill('SIGTERM');
      await ended;
    },
  };
}
