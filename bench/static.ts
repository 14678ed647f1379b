// Static answers, beside nginx with the same compressed file in the same run. Needs wrk, and nginx for the comparison.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../tests/support/network/free-port.ts';
import { startServer } from '../tests/support/servers/start-server.ts';
import { quantile, type Measure, type Missing } from './measure.ts';

type Load = { readonly perSecond: number; readonly p99Ms: number };

function isInstalled(tool: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${tool}`]).status === 0;
}

function readMs(text: string): number {
  const [, figure = 'NaN', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/u.exec(text) ?? [];
  return Number(figure) * (unit === 's' ? 1000 : unit === 'us' ? 0.001 : 1);
}

/** Five seconds, 64 connections, one thread: the other core is for the server. */
async function load(address: string): Promise<Load> {
  const wrk = spawn('wrk', ['-t1', '-c64', '-d5s', '--latency', '-H', 'Accept-Encoding: br', address]);
  let text = '';
  wrk.stdout.on('data', (part: Buffer) => (text += part.toString()));
  await once(wrk, 'close');
  if (/Non-2xx|Socket errors/u.test(text)) throw new Error(`wrk saw faults: ${text}`);
  return { perSecond: Number(/Requests\/sec:\s+([\d.]+)/u.exec(text)?.[1]), p99Ms: readMs(text) };
}

/** What nginx writes by itself. */
const ownOfNginx = new Set(['connection', 'content-length', 'date', 'etag', 'keep-alive', 'accept-ranges']);

/** The answer nginx has to give to be compared: the same bytes under the same headers. */
async function describeHeaders(address: string): Promise<string> {
  const { headers } = await fetch(address, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } });
  return [...headers]
    .filter(([name]) => !ownOfNginx.has(name) && name !== 'content-type')
    .map(([name, value]) => `add_header ${name} "${value}";`)
    .join('\n');
}

type RunningNginx = { readonly address: string; readonly stop: () => Promise<void> };

async function startNginx(file: string, headers: string): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await findFreePort();
  copyFileSync(file, join(folder, 'page'));
  const config = `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error;
    events {}
    http { access_log off; client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
      uwsgi_temp_path ${folder}; scgi_temp_path ${folder}; open_file_cache max=10; sendfile on; keepalive_requests 1000000;
      server { listen 127.0.0.1:${port}; root ${folder}; default_type text/html; ${headers} } }`;
  writeFileSync(join(folder, 'nginx.conf'), config);
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error')], {
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}/page`;
  while (
    nginx.exitCode === null &&
    !(await fetch(address, { headers: { 'Accept-Encoding': 'identity' } }).then(
      (answer) => answer.ok,
      () => false,
    ))
  );
  return {
    address,
    async stop() {
      const ended = once(nginx, 'exit');
      nginx.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

const rounds = 3;
const median = (loads: readonly Load[], figure: keyof Load) =>
  quantile(
    loads.map((one) => one[figure]),
    0.5,
  );

export async function measureStatic(): Promise<readonly (Measure | Missing)[]> {
  const what = 'static page from memory, 64 connections';
  if (!isInstalled('wrk')) return [{ what, missing: 'wrk is not installed' }];
  const server = await startServer();
  const nginx = isInstalled('nginx')
    ? await startNginx('dist/index.html.br', await describeHeaders(`${server.origin}/`))
    : undefined;
  const own: Load[] = [];
  const beside: Load[] = [];
  // In turn, so that whatever else the machine does hits both alike.
  for (let round = 0; round < rounds; round += 1) {
    own.push(await load(`${server.origin}/`));
    if (nginx !== undefined) beside.push(await load(nginx.address));
  }
  await nginx?.stop();
  await server.stop();
  const measures: Measure[] = [
    { what, value: median(own, 'perSecond'), unit: '/s', goal: { atLeast: 20_000 } },
    { what: `${what}, p99`, value: median(own, 'p99Ms'), unit: 'ms', goal: { atMost: 10 } },
  ];
  const ratio = 'static page beside nginx, same answer';
  if (nginx === undefined) return [...measures, { what: ratio, missing: 'nginx is not installed' }];
  return [
    ...measures,
    { what: 'nginx, one worker, same answer', value: median(beside, 'perSecond'), unit: '/s' },
    { what: 'nginx, p99', value: median(beside, 'p99Ms'), unit: 'ms' },
    {
      what: ratio,
      value: median(own, 'perSecond') / median(beside, 'perSecond'),
      unit: '×',
      goal: { atLeast: 0.7 },
    },
  ];
}
