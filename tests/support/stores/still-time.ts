// Time for who waits, that stands still until the test lets it pass.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PassingTime } from '#server/store/database/passing-time.ts';

/** Shorter pauses, between two tries, pass by themselves. */
const longMs = 500;

export type StillTime = PassingTime & {
  /** Ends the pauses of this length that are asked for now. */
  readonly end: (ms: number) => void;
  /** Resolves when somebody asks for a pause of this length, or has. */
  readonly untilAsked: (ms: number) => Promise<void>;
};

type Pause = { readonly ms: number; readonly end: () => void };

export function aStillTime(): StillTime {
  let passedMs = 0;
  const asked = new Set<Pause>();
  const watchers = new Set<() => void>();

  const isAsked = (ms: number) => [...asked].some((pause) => pause.ms === ms);
  return {
    elapsedMs: () => passedMs,
    async pause(ms, signal) {
      if (ms < longMs) {
        passedMs += ms;
        await nextTurn();
        return;
      }
      const { promise, resolve, reject } = Promise.withResolvers<undefined>();
      const pause = { ms, end: () => resolve(undefined) };
      asked.add(pause);
      signal?.addEventListener('abort', () => reject(new Error('The pause was broken off')), { once: true });
      for (const watcher of watchers) watcher();
      await promise.finally(() => asked.delete(pause));
    },
    end(ms) {
      passedMs += ms;
      for (const pause of [...asked].filter((one) => one.ms === ms)) {
        asked.delete(pause);
        pause.end();
      }
    },
    async untilAsked(ms) {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      const look = () => {
        if (isAsked(ms)) resolve(undefined);
      };
      watchers.add(look);
      look();
      await promise.finally(() => watchers.delete(look));
    },
  };
}

/** How upkeep takes its steps in a test: one after the other, to the end. */
export const inOneGo = { pause: () => Promise.resolve(), isEnding: () => false };
