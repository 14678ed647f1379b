// Starts an attacker. It gives way to the server and to other visitors (nice 19), for in truth it has a machine of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import type { Orders } from './orders.ts';

const second = z.record(z.string(), z.number());

export type RunningAttack = {
  /** How often each status was answered, second by second. */
  readonly seconds: readonly Readonly<Record<string, number>>[];
  readonly end: () => Promise<void>;
};

/** Floods from now until it is ended. */
export function startAttack(orders: Orders): RunningAttack {
  const words = [
    '-n',
    '19',
    process.execPath,
    join(import.meta.dirname, 'attacker.ts'),
    JSON.stringify(orders),
  ];
  const child = spawn('nice', words, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const seconds: Readonly<Record<string, number>>[] = [];
  createInterface(child.stdout).on('line', (line) => seconds.push(second.parse(JSON.parse(line))));
  return {
    seconds,
    async end() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
