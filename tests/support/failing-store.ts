import type { LeadStore } from '#server/store/lead-store.ts';

/** A store that can do nothing, except be closed and what the test says it can. */
export function aStoreThatFails(fault: Error, changes: Partial<LeadStore> = {}): LeadStore {
  const fail = () => Promise.reject(fault);
  return {
    saveLead: fail,
    listLeads: fail,
    markLead: fail,
    forgetLead: fail,
    checkReachable: fail,
    listBoardLeads: fail,
    findLead: fail,
    countBoard: fail,
    listCallbackRecords: fail,
    saveSignInLink: fail,
    listOperators: fail,
    removeOperator: fail,
    openSession: fail,
    findSessionOperator: fail,
    closeSession: fail,
    claimNotices: fail,
    settleNotice: fail,
    renewLeases: fail,
    hastenRetries: fail,
    replayNotices: fail,
    listNotices: fail,
    countNotices: fail,
    readBundles: fail,
    readStaff: fail,
    keepBundles: fail,
    dropBundle: fail,
    countLeads: fail,
    eraseOlder: fail,
    close: () => Promise.resolve(),
    ...changes,
  };
}
