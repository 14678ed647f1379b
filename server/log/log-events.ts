// Every event the log can tell, with what it means to whoever reads it. docs/runbook.md shows this list.

/** What happened, as the log says it, and what that means. */
export const logEvents = {
  // The server
  listening: 'started, and where',
  notices: 'at the start: how staff hear of leads',
  'placeholder origin': 'the site was built without `SITE_ORIGIN`',
  'no built site in dist: run "npm run build" first': 'forms work, pages do not',
  'answer page missing':
    'a page we answer with, or the module that writes parts of pages, is not in the build; a plain page is sent',
  'visitors share one limit': 'a proxy stands in front and `TRUST_PROXY` is 0',
  'flood refused': 'a client asks for more than its share; those of a minute are counted in one line',
  'request failed': 'a fault of ours that a visitor met, under its `errorId`',
  'unexpected fault': 'a fault outside every request',
  stopping: 'asked to stop; what was begun is finished',
  stopped: 'at its end',
  // Leads
  'post answered': 'a form was answered without keeping a lead; `kind` says why',
  'lead kept': 'with what makes it suspect in `reasons`',
  'call not kept':
    'the phone service told of one: not signed with our token, or its number is hidden; `kind` says which',
  'reply heard': 'a number that we text said STOP or START (`kind`); for how many requests it holds',
  'reply not heard':
    'to a text: not signed with our token, or it could not be kept and the service tells it again; under its `errorId`',
  'lead not kept': 'the visitor was shown the phone number and kept the form; under its `errorId`',
  'request changed': 'by its sender; `kind` says whether that was kept, or the request erased',
  'photos posted': 'to a request by its sender; `kind` is the status they were answered with',
  'call-back late': 'the minutes promised to this lead ended without a call',
  'erasing old leads': 'still at it: how many of how many are gone',
  'old leads erased': 'their time was over; how many',
  'old leads not erased': 'the clock is doubted, so nothing is erased by its age',
  'old leads could not be erased': 'a fault; tried again with the next look',
  'erased leads still on disk': 'another program reads the leads; tried again',
  // The store
  'store open': 'leads can be kept',
  'store not open': 'leads cannot be kept; `fault` and `remedy` say why and what to do',
  'store unreachable': 'asked whether it is ready, the server had to say no',
  'lead file lost': 'the file, or its log, is not the one that was opened: nothing is kept until it is back',
  'lead file opened anew': 'and leads are kept again',
  'search not filled': 'older leads are not found by their words yet; tried again',
  'database connection lost': 'one of several; opened anew when needed',
  'database away, leads go to the spool': 'nothing is refused',
  'started without the database, leads go to the spool': 'nothing is refused',
  'database reachable': 'it is back',
  'leads carried from the spool into the database': 'how many',
  'lead stays in the spool': 'the database refused its data: keep the file and ask a developer',
  'clock doubted, nothing is erased': 'it jumped by more than a week',
  'clock believed again': 'it is right, or was confirmed',
  'clock not noted': 'the last time seen could not be written',
  'opening not read': 'the store did not say which days are closed; the last known holds',
  'opening changed': 'closed days, hours or notices: how many stand now',
  'windows not counted': 'the store did not say which windows are taken; after a minute pages name none',
  'opening unreadable': 'an exception was written by another version of the server and is passed over',
  // Notices
  'notice dead': 'given up: refused for good, or for three days',
  'notice sent to some only': 'one of several staff addresses was refused',
  'notice unreadable': 'written by another version of the server',
  'notice broken': 'our own program failed while sending it',
  'notices get through again': 'an outage of a channel is over',
  'notices cannot be read or written': 'the store did not answer the outbox; tried again',
  'weekly mail sent': 'how last week went, to the owner',
  'weekly mail not sent': 'it did not get through, or the store did not answer; tried again',
  'weekly mail given up': 'refused for good, or for three days',
  'notices replayed': 'by an operator; how many',
  // The call board
  'board sign-in': '`kind` says whether a session was opened or the link refused',
  'board sign-out': 'by the operator',
  'board refused': 'no session, another site or too many tries; those of a minute are counted in one line',
  'board request failed': 'a fault of ours that an operator met, under its `errorId`',
  'lead marked': 'what was done with a lead',
  'mark refused': 'somebody else was faster, or is calling them',
  'calendar refused': 'a wrong address of a technician’s calendar; those of a minute are counted in one line',
  'visit changed': 'what was done with a visit',
  'leads marked': 'many at once, and whether that was taken back',
  'export broken off': 'the file of all leads is not whole',
} as const;

export type LogEvent = keyof typeof logEvents;
