// Where photos are handed in to be written anew: one at a time, each by a process of its own, within a time.
import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import type { Rewritten } from './rewrite-photo.ts';

export type PhotoDesk = {
  /** Writes a photo anew; `busy` if too many wait already. The bytes are not to be changed meanwhile. */
  readonly rewrite: (original: Uint8Array) => Promise<Rewritten | { readonly kind: 'busy' }>;
};

type DeskParts = {
  /** The program of the process. */
  readonly program?: string;
  /** From the start of the process to its last byte. */
  readonly timeLimitMs?: number;
};

/** A photo of a phone takes half a second. Whoever stands last waits some seconds, which a person does. */
const longestLine = 8;
/** On a machine that is busy with other things; the process itself ends long before when its work takes too long. */
const usualTimeLimitMs = 30_000;
/** The process needs little of Node: the picture lies outside of its heap. */
const nodeSettings = ['--max-old-space-size=64', '--max-semi-space-size=1'] as const;

const headLine = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('kept'), width: z.number(), height: z.number() }),
  z.object({ kind: z.enum(['unreadable', 'too-many-pixels']) }),
]);

/** What the process said; all that is not a whole answer means that it died of the file. */
function readAnswer(answer: Buffer): Rewritten {
  const end = answer.indexOf('\n');
  if (end === -1) return { kind: 'unreadable' };
  const head = headLine.parse(JSON.parse(answer.subarray(0, end).toString()));
  return head.kind === 'kept' ? { ...head, webp: answer.subarray(end + 1) } : head;
}

async function rewriteApart(
  original: Uint8Array,
  { program = `${import.meta.dirname}/photo-process.ts`, timeLimitMs = usualTimeLimitMs }: DeskParts,
): Promise<Rewritten> {
  // It gets none of our settings, which hold secrets.
  const child = spawn(process.execPath, [...nodeSettings, program], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const ended = new Promise<void>((resolve, reject) => {
    child.once('close', () => resolve());
    child.once('error', reject);
  });
  const limit = setTimeout(() => child.kill('SIGKILL'), timeLimitMs);
  // It may end before it has read all.
  child.stdin.on('error', () => undefined);
  child.stdin.end(original);
  try {
    const [answer] = await Promise.all([buffer(child.stdout), ended]);
    return child.exitCode === 0 ? readAnswer(answer) : { kind: 'unreadable' };
  } finally {
    clearTimeout(limit);
  }
}

/** Opens the desk. */
export function createPhotoDesk(parts: DeskParts = {}): PhotoDesk {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    async rewrite(original) {
      if (waiting >= longestLine) return { kind: 'busy' };
      waiting += 1;
      const turn = last.then(() => rewriteApart(original, parts));
      last = turn.catch(() => undefined);
      try {
        return await turn;
      } finally {
        waiting -= 1;
      }
    },
  };
}
