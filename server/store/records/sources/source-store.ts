// The port for where people heard of the company: the owner's own list.
import { commits, reads, type StoreEngine } from '#server/store/database/store-engine.ts';
import { listFoundSources } from './found-sources.ts';
import { addSource, changeSource, listSources } from './source-rows.ts';

export function createSourceStore(engine: StoreEngine) {
  return {
    /** In the owner's order, those that are retired among them. */
    listSources: reads(engine, listSources),
    /** Campaigns and sites that leads came from and the list does not have, the most frequent first. */
    listFoundSources: reads(engine, listFoundSources),
    /** Adds one at the end; its id is made of its name, and stays. */
    addSource: commits(engine, addSource),
    /** Renames, retires, brings back or moves one by a place. */
    changeSource: commits(engine, changeSource),
  };
}

export type SourceStore = ReturnType<typeof createSourceStore>;
