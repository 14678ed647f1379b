// Photos on their way, one after another: the server takes one at a time, and a phone's connection is no wider.
import type { sendPhoto } from './send-photo.ts';

export type Upload = {
  readonly id: number;
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'failed' | 'refused';
  /** Whole percents. */
  readonly percent: number;
  /** Why it was refused, in words. */
  readonly problem: string;
};

type Parts = {
  readonly send: typeof sendPhoto;
  readonly address: string;
  readonly largestBytes: number;
  /** Said of a file that is larger. */
  readonly tooLarge: string;
  /** With the part of the page that shows it. */
  readonly onKept: (part: string) => void;
  /** The request is closed or erased. */
  readonly onGone: () => void;
};

export type UploadQueue = {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly list: () => readonly Upload[];
  readonly add: (files: readonly File[]) => void;
  /** Cancels it, or takes it off the list. */
  readonly drop: (id: number) => void;
  readonly retry: (id: number) => void;
};

/** Makes the line of photos of a page. */
export function createUploadQueue(parts: Parts): UploadQueue {
  const { send, address, largestBytes, tooLarge, onKept, onGone } = parts;
  const listeners = new Set<() => void>();
  let uploads: readonly Upload[] = [];
  let made = 0;
  let running: { readonly id: number; readonly stop: AbortController } | undefined;

  function set(next: readonly Upload[]): void {
    uploads = next;
    for (const listener of listeners) listener();
  }
  const change = (id: number, changes: Partial<Upload>) =>
    set(uploads.map((one) => (one.id === id ? { ...one, ...changes } : one)));

  async function sendNext(): Promise<void> {
    const next = uploads.find(({ state }) => state === 'waiting');
    if (next === undefined || running !== undefined) return;
    const { id, file } = next;
    const stop = new AbortController();
    running = { id, stop };
    const onPercent = (percent: number) => change(id, { percent: Math.floor(percent) });
    change(id, { state: 'sending', percent: 0 });
    const sent = await send({ address, file, name: file.name, onPercent, signal: stop.signal });
    running = undefined;
    if (sent.kind === 'gone') onGone();
    if (sent.kind === 'refused') change(id, { state: 'refused', problem: sent.problem });
    if (sent.kind === 'failed') change(id, { state: 'failed' });
    if (sent.kind === 'kept') {
      set(uploads.filter((one) => one.id !== id));
      onKept(sent.part);
    }
    await sendNext();
  }

  return {
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    list: () => uploads,
    add(files) {
      const added = files.map((file): Upload => {
        made += 1;
        const problem = file.size > largestBytes ? `${file.name}: ${tooLarge}` : '';
        return { id: made, file, state: problem === '' ? 'waiting' : 'refused', percent: 0, problem };
      });
      set([...uploads, ...added]);
      void sendNext();
    },
    drop(id) {
      if (running?.id === id) running.stop.abort();
      set(uploads.filter((one) => one.id !== id));
    },
    retry(id) {
      change(id, { state: 'waiting', percent: 0 });
      void sendNext();
    },
  };
}
