import type { StoreEngine } from '#server/store/database/store-engine.ts';
import { changeRequest } from './change-request.ts';
import { eraseRequest } from '#server/store/acts/erasing/erase-request.ts';
import type { MyRequestStore } from './my-request-store.ts';
import { closeRequestLink, findRequest, keepRequestLink } from '#server/store/records/links/request-links.ts';

/** What visitors see and do on the page of their own request. */
export function createMyRequestMethods({
  database,
  transact,
  transactPatiently,
}: StoreEngine): MyRequestStore {
  return {
    keepRequestLink: (link) => transact((transaction) => keepRequestLink(transaction, link)),
    findRequest: (question) => findRequest(database, question),
    changeRequest: (changing) => transact((transaction) => changeRequest(transaction, changing)),
    eraseRequest: (erasing) => transactPatiently((transaction) => eraseRequest(transaction, erasing)),
    closeRequestLink: (tokenHash) => transact((transaction) => closeRequestLink(transaction, tokenHash)),
  };
}
