// POST /api/calls: what the phone service tells when a call has ended. One that nobody answered is a lead, on the same clock as a
// request. In the shape of Twilio's callbacks: of a number's calls (`CallStatus`), or of a forwarded one (`<Dial action>`, `DialCallStatus`).
import type { IncomingMessage } from 'node:http';
import { languages } from '#content/language.ts';
import { requestChangeWords } from '#content/words/my-request/request-change-words.ts';
import { staffMailWords } from '#content/words/mail/staff-mail-words.ts';
import { callsApiPath } from '#domain/paths/paths.ts';
import { formatPhoneNumber, parsePhoneNumber } from '#domain/requests/phone-number.ts';
import { noContent } from '#domain/requests/quote-fields.ts';
import { ringIdOf } from '#domain/leads/ring.ts';
import type { SubmitLead } from '#server/intake/submit-lead.ts';
import type { ReportFault } from '#server/log/fault-report.ts';
import type { Log } from '#server/log/log.ts';
import { staffLanguage } from '#server/notices/content-facts.ts';
import { answerService, readSignedPost, type SignedDoor } from './signed-post.ts';

export type CallParts = SignedDoor & {
  readonly submitLead: SubmitLead;
  readonly log: Log;
  readonly report: ReportFault;
};

/** What became of a call that nobody took. */
const missedStatuses = ['no-answer', 'busy', 'failed', 'canceled'];

/** In place of a number that is hidden: ANONYMOUS, RESTRICTED, UNAVAILABLE, BLOCKED and UNKNOWN on a phone's keys. */
const hidden = ['+266696687', '+7378742833', '+86282452253', '+2562533', '+8656696'];

/** The number to call back, in E.164 form. */
function callerOf(posted: URLSearchParams): string | undefined {
  const from = posted.get('From') ?? '';
  return hidden.includes(from) ? undefined : parsePhoneNumber(from);
}

/** The call itself, for the history. */
const ringOf = (callId: string) => ({
  ...{ id: ringIdOf(callId), operator: requestChangeWords.en.operator },
  note: staffMailWords[staffLanguage].missedCall,
});

/** A caller to call back: their number, as they wrote nothing. Twice within ten minutes, the store takes them for one lead. Told twice, a call is one. */
function offerOf(phone: string, callId: string | null) {
  const phoneAsTyped = formatPhoneNumber(phone);
  return {
    kind: 'missed-call',
    content: { ...noContent, phone, phoneAsTyped },
    ...(callId === null ? { requestId: undefined } : { requestId: ringIdOf(callId), ring: ringOf(callId) }),
    isOverShare: false,
    page: '',
    language: languages[0],
    subject: staffMailWords[staffLanguage].missedCall,
    source: { heard_from: 'phone' },
    consent: '',
    suspicions: [],
  } as const;
}

/**
 * Makes the handler. 200 once a missed call is kept, and for every call that was answered or hides its number; 403 unless the service
 * signed it; 413 for what is too long or has too many fields, 503 if the lead could not be kept: the service is to tell it again.
 */
export function createCallHandler({ submitLead, log, report, ...door }: CallParts) {
  return async (incoming: IncomingMessage): Promise<Response> => {
    const read = await readSignedPost(incoming, callsApiPath, door);
    if (read.kind === 'unsigned') log('warn', 'call not kept', { kind: 'signature' });
    if (read.kind !== 'signed') return answerService(read.status);
    const { posted } = read;
    const status = posted.get('DialCallStatus') ?? posted.get('CallStatus') ?? '';
    const phone = callerOf(posted);
    if (!missedStatuses.includes(status)) return answerService(200);
    if (phone === undefined) {
      log('info', 'call not kept', { kind: 'no number' });
      return answerService(200);
    }
    try {
      const { kind, leadId } = await submitLead(offerOf(phone, posted.get('CallSid')));
      log('info', 'lead kept', { kind, leadId, reasons: ['missed call'] });
      return answerService(200);
    } catch (fault) {
      report('lead not kept', fault);
      return answerService(503);
    }
  };
}
