// Photos from a phone take longer than any form: they have a patience of their own, which still ends.
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/** How long an upload is waited for. What the server itself does meanwhile does not count. */
export const uploadPatience = {
  /** No pace is asked of it before. */
  graceSeconds: 10,
  /** 128 kbit/s, on average from then on: a poor mobile network has five times that. */
  leastBytesPerSecond: 16_000,
  /** Ten megabytes in a poor mobile network, five photos in a fair one. */
  mostSeconds: 300,
} as const;

type UploadPatience = Readonly<Record<keyof typeof uploadPatience, number>>;

const lookEveryMs = 1000;
const watched = new WeakSet<Duplex>();

/** Whether what comes by this connection is an upload under watch, for which the server's usual patience does not hold. */
export function isWatchedUpload(socket: Duplex): boolean {
  return watched.has(socket);
}

/** Watches an upload until the function it returns is called; `onSlow` is called once if it comes too slowly. */
export function watchUpload(
  incoming: IncomingMessage,
  onSlow: () => void,
  { graceSeconds, leastBytesPerSecond, mostSeconds }: UploadPatience = uploadPatience,
): () => void {
  const { socket } = incoming;
  watched.add(socket);
  const before = socket.bytesRead;
  let waited = 0;
  const look = setInterval(() => {
    // While it is paused, the client cannot send.
    if (!incoming.isPaused()) waited += lookEveryMs / 1000;
    const least = (waited - graceSeconds) * leastBytesPerSecond;
    if (waited <= mostSeconds && socket.bytesRead - before >= least) return;
    stop();
    onSlow();
  }, lookEveryMs);
  function stop(): void {
    clearInterval(look);
    watched.delete(socket);
  }
  return stop;
}
