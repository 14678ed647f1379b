// POST /api/calls: what the phone service tells when a call has ended. One that nobody answered is a lead, on the same clock as a
// request. In the shape of Twilio's callbacks: of a number's calls (`CallStatus`), or of a forwarded one (`<Dial action>`, `DialCallStatus`).
import type { IncomingMessage } from 'node:http';
import { languages } from '#content/language.ts';
import { staffMailWords } from '#content/words/mail/staff-mail-words.ts';
import { callsApiPath } from '#domain/paths/paths.ts';
import { formatPhoneNumber, parsePhoneNumber } from '#domain/requests/phone-number.ts';
import { noContent } from '#domain/requests/quote-fields.ts';
import { firstFields } from '#server/http/parse-fields.ts';
import { readBody } from '#server/http/read-body.ts';
import { isSameSecret } from '#server/http/same-secret.ts';
import type { SubmitLead } from '#server/intake/submit-lead.ts';
import type { ReportFault } from '#server/log/fault-report.ts';
import type { Log } from '#server/log/log.ts';
import { staffLanguage } from '#server/notices/notice-facts.ts';
import { signCall } from './call-signature.ts';

export type CallsDoor = {
  /** The key the phone service signs with. */
  readonly token: string;
  /** Where it reaches us: part of what it signs. */
  readonly publicOrigin: string;
};

export type CallParts = CallsDoor & {
  readonly submitLead: SubmitLead;
  readonly log: Log;
  readonly report: ReportFault;
};

/** What became of a call that nobody took. */
const missedStatuses = ['no-answer', 'busy', 'failed', 'canceled'];

/** Twilio tells a call in some thirty fields. */
const mostFields = 100;

/** In place of a number that is hidden: ANONYMOUS, RESTRICTED, UNAVAILABLE, BLOCKED and UNKNOWN on a phone's keys. */
const hidden = ['+266696687', '+7378742833', '+86282452253', '+2562533', '+8656696'];

/** The number to call back, in E.164 form. */
function callerOf(posted: URLSearchParams): string | undefined {
  const from = posted.get('From') ?? '';
  return hidden.includes(from) ? undefined : parsePhoneNumber(from);
}

/** A caller to call back: their number, as they wrote nothing. Twice within ten minutes, the store takes them for one lead. */
function offerOf(phone: string) {
  const phoneAsTyped = formatPhoneNumber(phone);
  return {
    kind: 'missed-call',
    content: { ...noContent, phone, phoneAsTyped },
    requestId: undefined,
    isOverShare: false,
    page: '',
    language: languages[0],
    subject: staffMailWords[staffLanguage].missedCall,
    source: { heard_from: 'phone' },
    consent: '',
    suspicions: [],
  } as const;
}

/** An empty answer in the service's own language: it does nothing more with the call. */
function answerCall(status: number): Response {
  const headers = { 'Content-Type': 'text/xml; charset=utf-8', 'Cache-Control': 'no-store' };
  return new Response('<?xml version="1.0" encoding="UTF-8"?><Response/>', { status, headers });
}

/**
 * Makes the handler. 200 once a missed call is kept, and for every call that was answered or hides its number; 403 unless the service
 * signed it; 413 for what is too long or has too many fields, 503 if the lead could not be kept: the service is to tell it again.
 */
export function createCallHandler({ token, publicOrigin, submitLead, log, report }: CallParts) {
  return async (incoming: IncomingMessage): Promise<Response> => {
    const signature = incoming.headers['x-twilio-signature'];
    const body = typeof signature === 'string' ? await readBody(incoming) : undefined;
    if (body?.kind === 'too-large') return answerCall(413);
    if (body?.kind === 'broken-off') return answerCall(400);
    const posted = firstFields(body?.text ?? '', mostFields);
    if (posted.size > mostFields) return answerCall(413);
    const query = incoming.url?.split('?')[1];
    const address = `${publicOrigin}${callsApiPath}${query === undefined ? '' : `?${query}`}`;
    if (typeof signature !== 'string' || !isSameSecret(signature, signCall(token, address, posted))) {
      log('warn', 'call not kept', { kind: 'signature' });
      return answerCall(403);
    }
    const status = posted.get('DialCallStatus') ?? posted.get('CallStatus') ?? '';
    const phone = callerOf(posted);
    if (!missedStatuses.includes(status)) return answerCall(200);
    if (phone === undefined) {
      log('info', 'call not kept', { kind: 'no number' });
      return answerCall(200);
    }
    try {
      const { kind, leadId } = await submitLead(offerOf(phone));
      log('info', 'lead kept', { kind, leadId, reasons: ['missed call'] });
      return answerCall(200);
    } catch (fault) {
      report('lead not kept', fault);
      return answerCall(503);
    }
  };
}
