// Starts the product's own server as a process, as an operator would.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve as resolvePath } from 'node:path';
import { createInterface } from 'node:readline';

const project = join(import.meta.dirname, '..', '..', '..');

/** As `npm run serve` has them. */
const memory = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536' } as const;
/** Started again and again, a program is not read and compiled each time: as `npm run serve` keeps it. */
const compileCache = join(project, 'node_modules', '.cache', 'server');

/** What a Node process of a test is given to run with: nothing of the machine's but where programs are. */
export const nodeEnvironment = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: compileCache,
  ...memory,
} as const;

export type ServerOptions = {
  /** The folder with `dist` in it. Default: the project's own. */
  readonly folder?: string;
  /** Kept when the server stops, for the next to find. Default: a folder of its own, which is removed. */
  readonly dataDir?: string;
  readonly variables?: Readonly<Record<string, string>>;
  /** A program and its words that end in running another, such as prlimit. */
  readonly under?: readonly string[];
  /** Another program that starts the server, by its path in the project or from the root. Default: `server/main.ts`. */
  readonly main?: string;
};

export type RunningServer = {
  /** "http://127.0.0.1:40123" */
  readonly origin: string;
  readonly dataDir: string;
  readonly pid: number;
  /** Milliseconds from the start of the process until it listened. */
  readonly startMs: number;
  /** Every line it wrote. */
  readonly lines: readonly string[];
  /** Reads no line of its any more, as a log collector that died. */
  readonly stopReading: () => void;
  /** Asks it to stop, as a service manager does; resolves with its exit code. */
  readonly stop: () => Promise<number | null>;
  /** Ends it at once, as a crash would. */
  readonly kill: () => Promise<void>;
};

/** Resolves when the server listens on a port of its own; rejects with what it wrote when it ends before that. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { folder = project, variables = {}, under = [], main = 'server/main.ts' } = options;
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'leads-')));
  const startedAt = performance.now();
  const node = [process.execPath, '--max-semi-space-size=4', resolvePath(project, main)];
  const [program = '', ...words] = [...under, ...node];
  const child = spawn(program, words, {
    cwd: folder,
    env: { ...nodeEnvironment, PORT: '0', DATA_DIR: dataDir, QUOTE_RATE_PER_MINUTE: '0', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const lines: string[] = [];
  const origin = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface(stream).on('line', (line) => {
        lines.push(line);
        const address = /"event":"listening","address":"([^"]+)"/.exec(line)?.[1];
        if (address !== undefined) resolve(address);
      });
    }
    child.once('exit', () => reject(new Error(`The server ended before it listened:\n${lines.join('\n')}`)));
  });

  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    child.kill(signal);
    await ended;
    if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
    return child.exitCode;
  }
  return {
    origin,
    dataDir,
    pid: child.pid ?? 0,
    startMs: performance.now() - startedAt,
    lines,
    stopReading() {
      for (const stream of [child.stdout, child.stderr]) stream.destroy();
    },
    stop: () => end('SIGTERM'),
    async kill() {
      await end('SIGKILL');
    },
  };
}
