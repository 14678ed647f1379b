// The port for the page of a visitor's own request: who may see which lead, and what they change of it.
import { eraseRequest } from '#server/store/acts/erasing/erase-request.ts';
import { commits, reads, type StoreEngine } from '#server/store/database/store-engine.ts';
import { closeRequestLink, keepRequestLink } from '#server/store/records/links/request-links.ts';
import { changeRequest } from './change-request.ts';
import { findRequest } from './find-request.ts';

export function createMyRequestStore(engine: StoreEngine) {
  return {
    /** Keeps a way to a lead; false if there is no such lead. Of many of one kind the newest are kept. */
    keepRequestLink: commits(engine, keepRequestLink),
    /** The lead that a token leads to. Rejects if that cannot be told now. */
    findRequest: reads(engine, findRequest),
    /**
     * Keeps changes beside what was sent, shows them to staff and tells them. A request that is canceled before a visit is agreed
     * is done; no alarm of a lead that was settled goes again.
     */
    changeRequest: commits(engine, changeRequest),
    /**
     * Erases a request and those merged into it, with all that hangs on them; false if there is none. What stays is counted: when it came,
     * appliance, sign, region and what was done, without a word of the person. Who was to come does not. Its bytes are gone after
     * `eraseFromDisk`.
     */
    eraseRequest: commits({ transact: engine.transactPatiently }, eraseRequest),
    /** This way leads nowhere any more; others to the same lead do. */
    closeRequestLink: commits(engine, closeRequestLink),
  };
}

export type MyRequestStore = ReturnType<typeof createMyRequestStore>;
