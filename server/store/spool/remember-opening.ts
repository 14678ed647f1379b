// What the database last said of closed days and notices, kept beside it: a server that starts without the database goes by it.
import type { OpeningRecord } from '#server/store/records/opening/kept-exception.ts';
import type { OpeningStore } from '#server/store/acts/opening/opening-store.ts';

/** Makes the function that asks the database, and writes its answer into the spool when it is another one. */
export function createRememberedOpening(
  database: Pick<OpeningStore, 'listOpening'>,
  spool: Pick<OpeningStore, 'copyOpening'>,
): () => Promise<OpeningRecord> {
  let copied: string | undefined;
  return async () => {
    const record = await database.listOpening();
    const text = JSON.stringify(record);
    if (text === copied) return record;
    // A spool that cannot be written is told of elsewhere; what the database says is true all the same.
    await spool.copyOpening(record).then(
      () => (copied = text),
      () => undefined,
    );
    return record;
  };
}
