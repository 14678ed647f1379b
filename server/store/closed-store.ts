import type { LeadStore } from './lead-store.ts';

/** A store that is not open: whatever is asked of it rejects with the fault that `reason` gives at that moment. */
export function createClosedStore(reason: () => Error): LeadStore {
  const refuse = () => Promise.reject(reason());
  return {
    saveLead: refuse,
    countLeads: refuse,
    checkReachable: refuse,
    claimNotices: refuse,
    renewLeases: refuse,
    hastenRetries: refuse,
    settleNotice: refuse,
    countNotices: refuse,
    listBoardLeads: refuse,
    listLeads: refuse,
    findLead: refuse,
    markLead: refuse,
    countBoard: refuse,
    findNewestLead: refuse,
    countHeldBack: refuse,
    listCallbackRecords: refuse,
    listNotices: refuse,
    replayNotices: refuse,
    saveSignInLink: refuse,
    listOperators: refuse,
    removeOperator: refuse,
    openSession: refuse,
    findSessionOperator: refuse,
    closeSession: refuse,
    forgetLead: refuse,
    eraseOlder: refuse,
    fillSearch: refuse,
    wipeErased: refuse,
    readBundles: refuse,
    readStaff: refuse,
    keepBundles: refuse,
    dropBundle: refuse,
    noteTime: refuse,
    confirmTime: refuse,
    isClockDoubted: refuse,
    close: () => Promise.resolve(),
  };
}
