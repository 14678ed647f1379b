// Writes that are asked for while another commit is under way share the next one, and so one flush to the disk.

/** At most this many share a commit, so that one transaction stays short. */
const largestGroup = 64;

type Waiting<Item, Result> = {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (fault: unknown) => void;
};

/**
 * Makes a function that commits items in groups through `commit`, which takes all of a group or none. An item is
 * answered only after its own group is on disk; if a group fails, each of its items is tried alone, so that one bad
 * item cannot take others with it.
 */
export function commitTogether<Item, Result>(
  commit: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  let waiting: readonly Waiting<Item, Result>[] = [];
  let running = false;

  async function commitGroup(group: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await commit(group.map(({ item }) => item));
      group.forEach(({ resolve, reject }, place) => {
        const result = results[place];
        if (result === undefined) reject(new Error('A commit answered for fewer items than it was given'));
        else resolve(result);
      });
    } catch (fault) {
      if (group.length === 1) group.forEach(({ reject }) => reject(fault));
      else for (const one of group) await commitGroup([one]);
    }
  }

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      const group = waiting.slice(0, largestGroup);
      waiting = waiting.slice(largestGroup);
      await commitGroup(group);
    }
    running = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting = [...waiting, { item, resolve, reject }];
      if (running) return;
      running = true;
      setImmediate(() => void run());
    });
}
