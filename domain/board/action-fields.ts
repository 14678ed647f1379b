// What actions at the board are made of, as they are sent.
import * as z from 'zod/mini';
import { leadStates } from '#domain/leads/lead.ts';
import { quoteFields } from '#domain/requests/quote-fields.ts';
import { cleanLine } from '#domain/words/clean-line.ts';

/** Drawn by the board for each action, so that one sent twice counts once. */
export const actionId = z.string().check(z.regex(/^[\w-]{8,100}$/));
export const leadId = z.string().check(z.regex(/^[\w-]{1,100}$/));

/** Of the length of a lead's message. */
export const longestNote = 2000;

/** A note; empty when none is sent. PostgreSQL keeps no NUL, and nobody types the other control characters. */
export const note = z._default(
  z.pipe(
    z.string().check(z.maxLength(longestNote)),
    z.transform((text) => text.replaceAll(/[^\P{Cc}\n]/gu, '').trim()),
  ),
  '',
);

/** A text of one line. */
export const line = (limit: number) =>
  z.pipe(
    z.string().check(z.maxLength(limit)),
    z.transform((text) => cleanLine(text, limit)),
  );

/** What is new of where the visit is made; what is left out stays as it is. */
export const newAddress = z._default(
  z.object({
    street: z.optional(line(quoteFields.street.limit)),
    unit: z.optional(line(quoteFields.unit.limit)),
    access: z.optional(line(quoteFields.access.limit)),
  }),
  {},
);

/** What only the customer can say, and nobody knows of who called and was not answered. */
export const askedOnPhone = {
  /** How they heard of us: an entry of the owner's list, by its id. */
  source: z.optional(line(100)),
  /** They were told on the phone what texts mean, and agreed. */
  texts: z.optional(z.literal(true)),
};

/** What a lead does not say that a visit needs: kept with it where it says nothing yet. */
export const givenDetails = z._default(
  z.object({
    name: z.optional(line(quoteFields.name.limit)),
    zip: z.optional(z.string().check(z.regex(/^\d{5}$/))),
    appliance: z.optional(z.enum(quoteFields.appliance.choices)),
    email: z.optional(line(quoteFields.email.limit)),
    sign: z.optional(line(100)),
    ...askedOnPhone,
  }),
  {},
);

/** The lead as it was shown to who acts. */
export const seenLead = {
  seenState: z.optional(z.enum(leadStates)),
  seenEvents: z.optional(z.int().check(z.minimum(0))),
};

/** Nothing is sent, or answered. */
export const nothing = z.unknown();
