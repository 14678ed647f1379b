// Writes that are asked for while another commit is under way share the next one, and so one flush to the disk.
import type { PassingTime } from '#server/store/database/passing-time.ts';
import { busyPauseMs, isBusy } from './retry-while-busy.ts';

/** At most this many share a commit, so that one transaction stays short. */
const largestGroup = 64;

export type CommitParts<Item, Result> = {
  /** Takes all of a group or none. */
  readonly commit: (items: readonly Item[]) => Promise<readonly Result[]>;
  /** How long an item waits, from the moment it came, for a file another process holds. */
  readonly patienceMs: number;
  readonly time: PassingTime;
};

type Waiting<Item, Result> = {
  readonly item: Item;
  readonly cameAtMs: number;
  /** Its group could not be committed; it is tried without others. */
  readonly isAlone: boolean;
  readonly resolve: (result: Result) => void;
  readonly reject: (fault: unknown) => void;
};

/**
 * Makes a function that commits items in groups. An item is answered only after its own group is on disk. While the file is
 * held by another process all of them wait, each as long as it may: whoever came meanwhile joins the next try, and whoever
 * is refused is in none after that. If a group fails otherwise, each of its items is tried alone, so that one bad item
 * cannot take others with it.
 */
export function commitTogether<Item, Result>({
  commit,
  patienceMs,
  time,
}: CommitParts<Item, Result>): (item: Item) => Promise<Result> {
  type One = Waiting<Item, Result>;
  let waiting: readonly One[] = [];
  let running = false;

  /** The oldest, with those beside it that may share its commit. */
  function nextGroup(): readonly One[] {
    if (waiting[0]?.isAlone === true) return waiting.slice(0, 1);
    const firstAlone = waiting.findIndex(({ isAlone }) => isAlone);
    return waiting.slice(0, Math.min(largestGroup, firstAlone === -1 ? waiting.length : firstAlone));
  }

  function release(group: readonly One[], answer: (one: One, place: number) => void): void {
    const released = new Set(group);
    waiting = waiting.filter((one) => !released.has(one));
    group.forEach(answer);
  }

  function parted(group: readonly One[]): readonly One[] {
    const tried = new Set(group);
    return waiting.map((one) => (tried.has(one) ? { ...one, isAlone: true } : one));
  }

  async function tryNext(): Promise<void> {
    const group = nextGroup();
    try {
      const results = await commit(group.map(({ item }) => item));
      release(group, ({ resolve, reject }, index) => {
        const result = results[index];
        if (result === undefined) reject(new Error('A commit answered for fewer items than it was given'));
        else resolve(result);
      });
    } catch (fault) {
      if (isBusy(fault)) {
        const now = time.elapsedMs();
        const late = waiting.filter(({ cameAtMs }) => now - cameAtMs >= patienceMs);
        release(late, ({ reject }) => reject(fault));
        await time.pause(busyPauseMs);
      } else if (group.length === 1) release(group, ({ reject }) => reject(fault));
      else waiting = parted(group);
    }
  }

  async function run(): Promise<void> {
    while (waiting.length > 0) await tryNext();
    running = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting = [...waiting, { item, cameAtMs: time.elapsedMs(), isAlone: false, resolve, reject }];
      if (running) return;
      running = true;
      setImmediate(() => void run());
    });
}
