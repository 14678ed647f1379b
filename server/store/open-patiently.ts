// A store that opens while the server already runs: a damaged file or a full disk must not take pages and phone number away.
import { describeFault, type Log } from '#server/log/log.ts';
import { createClosedStore } from './closed-store.ts';
import type { LeadStore } from './lead-store.ts';
import { nameStoreFault, remedyOf } from './store-fault.ts';

/** Waits between tries; the last one is repeated. Whoever mends the disk sees it within a quarter of a minute. */
export const openingDelaysMs = [1000, 2000, 4000, 8000, 15_000] as const;
/** A start waits no longer than this for its first try: pages need no store. */
const patienceMs = 2000;

export type PatientParts = {
  readonly open: () => Promise<LeadStore>;
  /** Named in what is said of a fault. */
  readonly dataDir: string;
  readonly log: Log;
};

export type PatientStore = {
  /** Until it is open, whatever is asked of it rejects with the fault that stands in the way. */
  readonly store: LeadStore;
  /** Resolves when the first try is over, or has taken two seconds. */
  readonly tried: Promise<void>;
  /** Resolves once it is open; never, if it is closed before. */
  readonly opened: Promise<void>;
};

/** Opens a store, and tries again until it succeeds. */
export function openPatiently({ open, dataDir, log }: PatientParts): PatientStore {
  let fault: Error = Object.assign(new Error('The lead store is being opened'), { code: 'OPENING' });
  let current: LeadStore | undefined;
  let next: NodeJS.Timeout | undefined;
  let isClosed = false;
  let tries = 0;
  const { promise: opened, resolve: tellOpened } = Promise.withResolvers<undefined>();

  async function attempt(): Promise<void> {
    tries += 1;
    try {
      current = await open();
      if (tries > 1) log('info', 'store open', { count: tries });
      tellOpened(undefined);
    } catch (reason) {
      fault = reason instanceof Error ? reason : new Error(String(reason));
      const kind = nameStoreFault(fault);
      log('error', 'store not open', {
        kind,
        count: tries,
        remedy: remedyOf(fault, dataDir),
        ...describeFault(fault),
      });
      if (!isClosed) tryLater();
    }
  }
  let attempting = attempt();

  function tryLater(): void {
    const delayMs = openingDelaysMs[tries - 1] ?? openingDelaysMs.at(-1);
    next = setTimeout(() => void (attempting = attempt()), delayMs).unref();
  }

  async function close(): Promise<void> {
    isClosed = true;
    clearTimeout(next);
    await attempting;
    await current?.close();
  }

  const { promise: waited, resolve: giveUp } = Promise.withResolvers<undefined>();
  const patience = setTimeout(() => giveUp(undefined), patienceMs).unref();
  const store = new Proxy(
    { ...createClosedStore(() => fault), close },
    {
      get(closed, name): unknown {
        if (name === 'close') return close;
        const known: unknown = Reflect.get(current ?? closed, name);
        if (typeof known !== 'function') return known;
        return (...given: readonly unknown[]): unknown => {
          if (current === undefined) return Promise.reject(fault);
          const method: unknown = Reflect.get(current, name);
          return typeof method === 'function' ? Reflect.apply(method, current, given) : method;
        };
      },
    },
  );
  return { store, opened, tried: Promise.race([attempting, waited]).finally(() => clearTimeout(patience)) };
}
