import type { ServerResponse } from 'node:http';

type SendParts = {
  /** Who takes nothing for this long is left. */
  readonly patienceMs: number;
};

/** Resolves when what was written is taken, or nobody takes it any more; who takes nothing for too long is left. */
async function waitUntilTaken(outgoing: ServerResponse, patienceMs: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const takes = () => resolve(undefined);
  const timer = setTimeout(() => outgoing.destroy(), patienceMs);
  outgoing.once('drain', takes).once('close', takes);
  await promise;
  clearTimeout(timer);
  outgoing.off('drain', takes).off('close', takes);
}

/**
 * Writes a body part by part, the next made only when the one before is taken. Straight into the answer: through a stream of
 * the web platform every part is kept until all are sent (70 MB of 100,000 leads). Rejects with the fault if a part could not
 * be made. Broken off unless all parts are sent: the reader must not take what is cut short for the whole.
 */
export async function sendText(
  outgoing: ServerResponse,
  parts: AsyncGenerator<string, void, undefined>,
  { patienceMs }: SendParts,
): Promise<void> {
  try {
    for await (const part of parts) {
      if (!outgoing.destroyed && !outgoing.write(part)) await waitUntilTaken(outgoing, patienceMs);
      if (outgoing.destroyed) return;
    }
    outgoing.end();
  } catch (fault) {
    outgoing.destroy();
    throw fault;
  }
}
