// npm run bench -- --places 1060: the site with that many places, built and served beside the site as it is. What a page costs
// must not grow with their number. The sites are built in folders of their own; `dist/` stays as it is.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startServer } from '../../tests/support/servers/start-server.ts';
import { quantile, type Measure } from '../measure.ts';
import { cpuSeconds, memoryMb, mostMemoryMb } from '../process-use.ts';
import { copyWithPlaces } from './made-up-places.ts';

const starts = 3;

type Built = {
  readonly seconds: number;
  /** Of processor: what else the machine does makes it no longer. */
  readonly spent: number;
  readonly pages: number;
  readonly memory: number;
};

/** Builds the site in a folder; rejects with what the build said when it fails. */
async function build(folder: string): Promise<Built> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    cwd: folder,
    env: { PATH: process.env.PATH, ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => said.push(part.toString()));
  const use = { memory: 0, spent: 0 };
  const look = setInterval(() => {
    if (child.exitCode !== null || child.pid === undefined) return;
    use.spent = cpuSeconds(child.pid);
    // A process that has just ended holds none, and says nothing of it.
    use.memory = Math.max(use.memory, mostMemoryMb(child.pid) || 0);
  }, 100);
  await once(child, 'close');
  clearInterval(look);
  if (child.exitCode !== 0) throw new Error(`The site does not build:\n${said.slice(-20).join('')}`);
  const seconds = (performance.now() - startedAt) / 1000;
  return { seconds, pages: globSync('dist/**/*.html', { cwd: folder }).length, ...use };
}

type Served = { readonly startMs: number; readonly holds: number };

/** From the start of the process to its first answer, and what it holds a second later. */
async function serve(folder: string): Promise<Served> {
  const startedAt = performance.now();
  const server = await startServer({ folder });
  await (await fetch(`${server.origin}/readyz`)).arrayBuffer();
  const startMs = performance.now() - startedAt;
  await wait(1000);
  const holds = memoryMb(server.pid);
  await server.stop();
  return { startMs, holds };
}

async function measureWith(places: number): Promise<Built & Served> {
  const folder = mkdtempSync(join(tmpdir(), 'places-'));
  try {
    await copyWithPlaces(folder, places);
    const built = await build(folder);
    const served: Served[] = [];
    for (let start = 0; start < starts; start += 1) served.push(await serve(folder));
    const median = (of: keyof Served) =>
      quantile(
        served.map((one) => one[of]),
        0.5,
      );
    return { ...built, startMs: median('startMs'), holds: median('holds') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const eachMs = ({ spent, pages }: Built) => (spent * 1000) / pages;

export async function measurePlaces(places: number): Promise<readonly Measure[]> {
  const [now, then] = [await measureWith(0), await measureWith(places)];
  const tell = (what: string, site: Built & Served, isGoal: boolean): readonly Measure[] => [
    { what: `${what}: pages`, value: site.pages, unit: 'files' },
    { what: `${what}: build`, value: site.seconds, unit: 's' },
    { what: `${what}: build, processor for each page`, value: eachMs(site), unit: 'ms' },
    {
      what: `${what}: build, memory`,
      value: site.memory,
      unit: 'MB',
      ...(isGoal && { goal: { atMost: 3000 } }),
    },
    {
      what: `${what}: start to ready`,
      value: site.startMs,
      unit: 'ms',
      ...(isGoal && { goal: { atMost: 3000 } }),
    },
    { what: `${what}: the server holds`, value: site.holds, unit: 'MB' },
  ];
  return [
    ...tell('as it is', now, false),
    ...tell(`${places} places`, then, true),
    {
      what: 'processor for each page, beside the site as it is',
      value: eachMs(then) / eachMs(now),
      unit: '×',
      goal: { atMost: 1.2 },
    },
    {
      what: 'time for each page, beside the site as it is',
      value: then.seconds / then.pages / (now.seconds / now.pages),
      unit: '×',
      goal: { atMost: 1.2 },
    },
  ];
}
