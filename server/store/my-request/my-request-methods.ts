import type { StoreEngine } from '#server/store/store-engine.ts';
import type { MyRequestStore } from './my-request-store.ts';
import { closeRequestLink, findRequest, keepRequestLink } from './request-links.ts';

/** What visitors see and do on the page of their own request. */
export function createMyRequestMethods({ database, transact }: StoreEngine): MyRequestStore {
  return {
    keepRequestLink: (link) => transact((transaction) => keepRequestLink(transaction, link)),
    findRequest: (question) => findRequest(database, question),
    closeRequestLink: (tokenHash) => transact((transaction) => closeRequestLink(transaction, tokenHash)),
  };
}
