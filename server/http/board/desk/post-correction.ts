// POST /api/board/leads/ID/corrections: what the desk corrects of a request.
import { workWords } from '#content/words/board/work-words.ts';
import { correctLead } from '#domain/board/customer-calls.ts';
import type { CustomerFacts } from '#domain/leads/customer.ts';
import type { Lead, LeadContent } from '#domain/leads/lead.ts';
import { nameAppliance, nameSign } from '#domain/repair/lead-appliance.ts';
import { formatPhoneNumber, parsePhoneNumber } from '#domain/requests/phone-number.ts';
import { correctableFields } from '#domain/requests/quote-fields.ts';
import { refuse, type AnswerCall, type Asked } from '#server/http/board/answer-call.ts';
import type { DeskParts } from '#server/http/board/board-parts.ts';
import { findHeardFrom, findTypedFaults, typedOf, type Typed } from './typed-details.ts';
import { askLostWindow } from './lost-window.ts';
import { byPhone } from './post-caller.ts';
import { answerMarked } from './answer-marked.ts';
import { seenOf } from './unseen.ts';

const words = workWords.en.correct;

/** What of it differs from what the lead says. Another appliance has other problems. */
function differsFrom(typed: Typed, lead: LeadContent): Partial<LeadContent> {
  const phone = typed.phone === undefined ? {} : { phone: parsePhoneNumber(typed.phone) ?? '' };
  const isOther = typed.appliance !== undefined && typed.appliance !== lead.appliance;
  const content: Typed = { ...(isOther && { sign: '' }), ...typed, ...phone };
  const differs = correctableFields.filter(
    (field) => content[field] !== undefined && content[field] !== lead[field],
  );
  return {
    ...Object.fromEntries(differs.map((field) => [field, content[field]])),
    ...(differs.includes('phone') && { phoneAsTyped: typed.phone ?? '' }),
  };
}

/** A line for each correction, for the history. */
function describe(differs: Partial<LeadContent>, lead: LeadContent): string {
  const now = { ...lead, ...differs };
  const shown = {
    ...now,
    phone: formatPhoneNumber(now.phone),
    appliance: nameAppliance(now.appliance),
    sign: nameSign(now),
  };
  return correctableFields
    .filter((field) => field in differs)
    .map((field) => `${words.fields[field]}: ${shown[field] === '' ? words.removed : shown[field]}`)
    .join('\n');
}

/** What is to be known of the customer; undefined where nothing is new. */
function customerAfter(
  { customerNote, customerLanguage, doNotServe }: Asked<typeof correctLead>['question'],
  { customer }: Pick<Lead, 'customer'>,
): CustomerFacts | undefined {
  const after = {
    note: customerNote ?? customer.note,
    language: customerLanguage ?? customer.language,
    doNotServe: doNotServe ?? customer.doNotServe,
  };
  const isSame =
    after.note === customer.note &&
    after.language === customer.language &&
    after.doNotServe === customer.doNotServe;
  return isSame ? undefined : after;
}

function describeCustomer(now: CustomerFacts | undefined, before: CustomerFacts): readonly string[] {
  if (now === undefined) return [];
  const names = words.customer;
  return [
    ...(['note', 'language'] as const)
      .filter((field) => now[field] !== before[field])
      .map((field) => `${names[field]}: ${now[field] === '' ? words.removed : now[field]}`),
    ...(now.doNotServe === before.doNotServe
      ? []
      : [`${names.doNotServe}: ${now.doNotServe ? names.yes : names.no}`]),
  ];
}

/** Answered with the lead as it is then. */
export function addCorrections(answer: AnswerCall, parts: DeskParts): void {
  const { store, now, log } = parts;
  answer(correctLead, async ({ question, param, operator }) => {
    const [leadId, seen] = [param('id'), seenOf(question)];
    const lead = await store.findLead(leadId);
    if (lead === undefined) return refuse('not found', 404);
    const typed = typedOf(question);
    const faults = findTypedFaults(typed, lead);
    if (faults.length > 0) return refuse('faulty', 422, { faults });
    const content = differsFrom(typed, lead);
    const customer = customerAfter(question, lead);
    if (content.zip !== undefined && question.staysBooked !== true) {
      const sentence = await askLostWindow(parts, leadId, content.zip);
      if (sentence !== undefined) return refuse('lost window', 409, { sentence });
    }
    const heard = await findHeardFrom(store, question.source);
    const lines = [
      describe(content, lead),
      heard === undefined ? '' : `${workWords.en.caller.source}: ${heard.name}`,
      ...describeCustomer(customer, lead.customer),
    ];
    const note = lines.filter((line) => line !== '').join('\n');
    const isNothing = note === '';
    const action = { id: question.id, leadId, operator, at: now() };
    const corrected = isNothing
      ? ({ kind: 'marked' } as const)
      : await store.correctByDesk({ ...action, content, customer, heardFrom: heard?.id, note, seen });
    if (question.texts === true && parts.texts !== undefined && corrected.kind === 'marked')
      await store.agreeToTexts({ ...action, ...byPhone, id: `${question.id}.texts` });
    log('info', 'lead marked', { leadId, kind: `correction ${corrected.kind}` });
    return answerMarked(corrected, leadId, parts, { operator, seen });
  });
}
