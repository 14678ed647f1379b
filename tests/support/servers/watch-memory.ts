// How much memory a server takes while a test does something to it. Linux alone tells.
import { readFileSync } from 'node:fs';
import { onTestFinished } from 'vitest';
import type { RunningServer } from './start-server.ts';

function memoryOf(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    // It has ended meanwhile.
    return 0;
  }
}

function childrenOf(pid: number): readonly number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
}

/** The most memory of a server, and of its processes with it, in bytes, until it is asked. */
export function watchMemory({ pid }: RunningServer): () => { readonly server: number; readonly all: number } {
  const most = { server: 0, all: 0 };
  const look = setInterval(() => {
    const server = memoryOf(pid);
    const all = childrenOf(pid).reduce((sum, child) => sum + memoryOf(child), server);
    most.server = Math.max(most.server, server);
    most.all = Math.max(most.all, all);
  }, 10);
  onTestFinished(() => clearInterval(look));
  return () => most;
}
