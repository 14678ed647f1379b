// What a process uses, as Linux tells it.
import { readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/** Seconds of processor it has used so far. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

function readMb(pid: number, line: RegExp): number {
  return Number(line.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

/** Megabytes of memory it holds. */
export function memoryMb(pid: number): number {
  return readMb(pid, /VmRSS:\s+(\d+)/u);
}

/** The most it has held so far. */
export function mostMemoryMb(pid: number): number {
  return readMb(pid, /VmHWM:\s+(\d+)/u);
}
