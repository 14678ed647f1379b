import type { UpkeepStore } from './upkeep-store.ts';
import type { StoreEngine } from '#server/store/store-engine.ts';

/** Erasing what was kept long enough. What one person asks to have erased differs between the engines. */
export function createUpkeepMethods({
  transactPatiently,
}: Pick<StoreEngine, 'transactPatiently'>): Pick<UpkeepStore, 'eraseOlder'> {
  return {
    async eraseOlder({ leads, suspects }) {
      const { numDeletedRows } = await transactPatiently((transaction) =>
        transaction
          .deleteFrom('leads')
          .where((where) =>
            where.or([
              where('received_at', '<', leads),
              where('suspect', '=', 1).and('received_at', '<', suspects),
            ]),
          )
          .executeTakeFirst(),
      );
      return Number(numDeletedRows);
    },
  };
}
