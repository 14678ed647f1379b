import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Starts a program that can write to no file, as on a disk that is full or broken; on Linux. */
export const underNoWriting = ['prlimit', '--fsize=0:unlimited'] as const;

/** Lets no write to a file of a running process succeed any more, as a disk does that is full or broken; on Linux. */
export async function stopWriting(pid: number): Promise<void> {
  await execute('prlimit', [`--pid=${pid}`, '--fsize=0:unlimited']);
}

export async function letWrite(pid: number): Promise<void> {
  await execute('prlimit', [`--pid=${pid}`, '--fsize=unlimited:unlimited']);
}
