// What the desk knows of a customer better than what was sent. The comment over each call is its line in docs/contracts.md.
import * as z from 'zod/mini';
import { longestCustomerText } from '#domain/leads/customer.ts';
import { boardLead } from '#domain/leads/board-lead.ts';
import { quoteFields, type CorrectableField } from '#domain/requests/quote-fields.ts';
import { actionId, askedOnPhone, line, seenLead } from './action-fields.ts';
import { boardCall } from './board-call.ts';

/** 409 of a correction: what is to be answered first. */
export const lostWindow = z.object({ kind: z.literal('lost window'), sentence: z.string() });

const corrected = (field: Exclude<CorrectableField, 'sign'>) => z.optional(line(quoteFields[field].limit));

/**
 * name, phone, email, ZIP, appliance, problem and address: what is left out stays, what was sent first is kept beside it. Answered with
 * the lead; refused like a mark, and with 422 and the faults by the rules of the quote form: what was given can be changed, but only
 * problem and address can be taken away; with 409 `lost window` and a `sentence` where the visit's window is not free at the new ZIP code,
 * unless `staysBooked`. `source` is how they heard of us, `texts` that they agree to them on the phone. Note, language and "do not serve" stand at all requests of the customer, also later ones
 */
export const correctLead = boardCall(
  'POST',
  '/leads/:id/corrections',
  z.object({
    id: actionId,
    ...seenLead,
    name: corrected('name'),
    phone: corrected('phone'),
    email: corrected('email'),
    zip: corrected('zip'),
    appliance: corrected('appliance'),
    sign: z.optional(line(100)),
    street: corrected('street'),
    unit: corrected('unit'),
    access: corrected('access'),
    customerNote: z.optional(line(longestCustomerText.note)),
    customerLanguage: z.optional(line(longestCustomerText.language)),
    doNotServe: z.optional(z.boolean()),
    ...askedOnPhone,
    /** The window of the visit is not free where the new ZIP code is, and it is to stay booked. */
    staysBooked: z.optional(z.boolean()),
  }),
  boardLead,
);
