// Starts the product's own server as a process, as an operator would, with a data folder of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';

const listening = z.object({ event: z.literal('listening'), address: z.string() });

export type RunningServer = {
  /** "http://127.0.0.1:40123" */
  readonly origin: string;
  readonly dataDir: string;
  readonly stop: () => Promise<void>;
};

function addressIn(line: string): string | undefined {
  if (!line.startsWith('{')) return undefined;
  const read = listening.safeParse(JSON.parse(line));
  return read.success ? read.data.address : undefined;
}

/** Resolves when the server listens; rejects with what it printed when it ends before that. */
export async function startServer(variables: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'leads-'));
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, QUOTE_RATE_PER_MINUTE: '0', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const faults: string[] = [];
  child.stderr.on('data', (text: Buffer) => faults.push(text.toString()));
  let origin: string | undefined;
  for await (const line of createInterface(child.stdout)) {
    origin = addressIn(line);
    if (origin !== undefined) break;
  }
  if (origin === undefined) throw new Error(`The server ended before it listened: ${faults.join('')}`);
  // Nobody reads on: without this the server would wait once the pipe is full.
  child.stdout.resume();
  async function stop(): Promise<void> {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  }
  return { origin, dataDir, stop };
}
