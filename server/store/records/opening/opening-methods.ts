import type { StoreEngine } from '#server/store/database/store-engine.ts';
import { addOpening, changeOpening, copyOpening, listOpening, removeOpening } from './opening-rows.ts';
import type { OpeningStore } from './opening-store.ts';

/** What the owner says of certain days. */
export function createOpeningMethods({ database, transact }: StoreEngine): OpeningStore {
  return {
    listOpening: () => listOpening(database),
    addOpening: (change) => transact((transaction) => addOpening(transaction, change)),
    changeOpening: (change) => transact((transaction) => changeOpening(transaction, change)),
    removeOpening: (removal) => transact((transaction) => removeOpening(transaction, removal)),
    copyOpening: (record) => transact((transaction) => copyOpening(transaction, record)),
  };
}
