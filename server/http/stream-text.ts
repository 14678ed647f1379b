import type { ServerResponse } from 'node:http';

export type StreamParts = {
  /** Who takes nothing for this long is left. */
  readonly patienceMs: number;
  /** Called once, whatever ends the stream; with the fault if the parts could not be made. */
  readonly onEnd: (fault?: unknown) => void;
  /** Broken off unless all parts are sent: the reader must not take what is cut short for the whole. */
  readonly outgoing: Pick<ServerResponse, 'destroy'>;
};

/** A body made part by part, the next only when the one before is taken. */
export function streamText(
  parts: AsyncGenerator<string, void, undefined>,
  { patienceMs, onEnd, outgoing }: StreamParts,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let patience: NodeJS.Timeout | undefined;
  let isOver = false;

  async function end(isWhole: boolean, fault?: unknown): Promise<void> {
    if (isOver) return;
    isOver = true;
    clearTimeout(patience);
    if (!isWhole) outgoing.destroy();
    await parts.return();
    onEnd(fault);
  }

  return new ReadableStream(
    {
      start() {
        patience = setTimeout(() => void end(false), patienceMs).unref();
      },
      async pull(controller) {
        patience?.refresh();
        try {
          const { done = false, value } = await parts.next();
          if (value !== undefined) controller.enqueue(encoder.encode(value));
          if (!done) return;
          await end(true);
        } catch (fault) {
          await end(false, fault);
        }
        // Also after a fault: the framework would print an error of the stream with all its words, and end the answer in order.
        controller.close();
      },
      cancel: () => end(false),
    },
    { highWaterMark: 0 },
  );
}
