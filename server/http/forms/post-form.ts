// What both forms share: guards first, then the form's own rules, then the store; thanks only after the commit.
import type { IncomingMessage } from 'node:http';
import type { FieldFault } from '#domain/answers/answer-parts.ts';
import type { PostedFields } from '#domain/requests/form-fields.ts';
import type { LeadContent, FormKind } from '#domain/leads/lead.ts';
import { corePath } from '#domain/paths/paths.ts';
import type { ReportFault } from '#server/log/fault-report.ts';
import type { Log } from '#server/log/log.ts';
import type { SubmitLead } from '#server/intake/submit-lead.ts';
import type { AnswerPages } from './answer-page.ts';
import { answerForm, type FormAnswer } from './form-answer.ts';
import { languageOf, offerFrameOf } from './lead-offer.ts';
import type { RequestCookie } from '#server/http/answers/request-cookie.ts';
import { hashRequestToken } from '#server/store/records/links/request-token.ts';
import { chooseNextPath, thanksFor } from './next-path.ts';
import { findOrigin, type OriginFinding } from '#server/http/origin-guard.ts';
import { parseCutFields, parseFields } from '../parse-fields.ts';
import { prefersJson } from '#server/http/prefers-json.ts';
import type { RateVerdict } from '#server/http/limits/request-limits.ts';
import { readBody } from '#server/http/read-body.ts';

export type FormParts = {
  readonly submitLead: SubmitLead;
  readonly rateVerdictOf: (request: IncomingMessage) => RateVerdict;
  /** Whether the client caused as many acknowledgements as one may. */
  readonly isOverShare: (request: IncomingMessage) => boolean;
  readonly pages: AnswerPages;
  readonly publicPages: ReadonlySet<string>;
  readonly ownOrigins: readonly string[];
  readonly log: Log;
  readonly report: ReportFault;
  /** Gives a device its way to the page of its request; undefined where there is no such page. */
  readonly requestCookie: RequestCookie | undefined;
  /** 256 random bits as text. */
  readonly newToken: () => string;
};

export type FormReading =
  | {
      readonly kind: 'accepted';
      readonly content: LeadContent;
      /** What was left out of it, for the log; none of the visitor's words. */
      readonly remarks: readonly ('unknown-sign' | 'unknown-code')[];
    }
  | { readonly kind: 'faulty'; readonly faults: readonly FieldFault[] };

/** What tells one form from the other. */
export type FormRules = {
  readonly kind: FormKind;
  readonly parse: (fields: PostedFields) => FormReading;
};

/** What was typed, as far as it can be read, and what is wrong with it as a post. */
type Post = { readonly fields: PostedFields; readonly fault?: FormAnswer };

async function readPost(incoming: IncomingMessage): Promise<Post> {
  const type = incoming.headers['content-type'];
  const body = await readBody(incoming);
  if (body.kind === 'broken-off') return { fields: {}, fault: { kind: 'unreadable' } };
  if (body.kind === 'too-large')
    return { fields: parseCutFields(type, body.text), fault: { kind: 'too-large' } };
  const reading = parseFields(type, body.text);
  if (reading.kind === 'read') return { fields: reading.fields };
  if (reading.kind === 'too-many') return { fields: reading.fields, fault: { kind: 'too-large' } };
  return { fields: {}, fault: { kind: reading.kind } };
}

/** What is known of a post before anything of it is read. */
type Judgment = { readonly refusal?: FormAnswer; readonly origin: OriginFinding };

function judge(incoming: IncomingMessage, { rateVerdictOf, ownOrigins }: FormParts): Judgment {
  const verdict = rateVerdictOf(incoming);
  const origin = findOrigin(incoming, ownOrigins);
  if (verdict.kind !== 'within') return { origin, refusal: { ...verdict, kind: 'too-many' } };
  return origin === 'foreign' ? { origin, refusal: { kind: 'refused' } } : { origin };
}

async function keep(
  incoming: IncomingMessage,
  fields: PostedFields,
  rules: FormRules,
  {
    deviceToken,
    origin,
    ...parts
  }: FormParts & { readonly deviceToken: string | undefined; readonly origin: OriginFinding },
): Promise<FormAnswer> {
  const parsed = rules.parse(fields);
  if (parsed.kind === 'faulty') return parsed;
  const frame = offerFrameOf(fields, origin);
  try {
    const { kind } = rules;
    const { content } = parsed;
    const isOverShare = content.email !== '' && parts.isOverShare(incoming);
    const deviceHash = deviceToken === undefined ? undefined : hashRequestToken(deviceToken);
    const saved = await parts.submitLead({ ...frame, kind, content, isOverShare, deviceHash });
    const reasons = [...frame.suspicions, ...parsed.remarks];
    parts.log('info', 'lead kept', { kind: saved.kind, leadId: saved.leadId, reasons });
    return {
      kind: 'kept',
      next: thanksFor(
        chooseNextPath(fields._next, parts.publicPages, corePath('submitted', frame.language)),
        corePath('submitted', frame.language),
        content,
      ),
    };
  } catch (fault) {
    return { kind: 'unavailable', errorId: parts.report('lead not kept', fault) };
  }
}

/** Makes the handler of one form. */
export function createFormHandler(
  rules: FormRules,
  parts: FormParts,
): (incoming: IncomingMessage) => Promise<Response> {
  const failed = (fault: unknown): FormAnswer => ({
    kind: 'failed',
    errorId: parts.report('request failed', fault, { route: rules.kind }),
  });
  function judgeFirst(incoming: IncomingMessage): Judgment {
    try {
      return judge(incoming, parts);
    } catch (fault) {
      return { origin: 'missing', refusal: failed(fault) };
    }
  }
  return async (incoming) => {
    const { origin, refusal } = judgeFirst(incoming);
    // A refused form is read too: who typed it gets it back. A flood does not come this far.
    const { fields, fault } = await readPost(incoming);
    const asJson = prefersJson(incoming.headers.accept);
    const deviceToken = asJson || parts.requestCookie === undefined ? undefined : parts.newToken();
    const kept = () => keep(incoming, fields, rules, { ...parts, deviceToken, origin }).catch(failed);
    const answer = refusal ?? fault ?? (await kept());
    if (answer.kind !== 'kept') parts.log('info', 'post answered', { kind: answer.kind, route: rules.kind });
    return answerForm(
      answer,
      {
        asJson,
        cookie: deviceToken === undefined ? undefined : parts.requestCookie?.give(deviceToken),
        form: rules.kind,
        language: languageOf(fields),
        fields,
      },
      parts.pages,
    );
  };
}
