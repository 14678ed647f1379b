// What we keep of a quote request or a message.
import type { Language } from '#content/language.ts';
import type { perField } from '#domain/requests/quote-fields.ts';
import type { CustomerFacts } from './customer.ts';
import type { TextConsent } from './text-consent.ts';

/** Sent by the quote form or the message form; or a call that nobody answered. */
export const leadKinds = ['quote', 'message', 'missed-call'] as const;
export type LeadKind = (typeof leadKinds)[number];
export type FormKind = Exclude<LeadKind, 'missed-call'>;

/** Why a lead might not be a customer. It is kept and shown all the same. */
export type Suspicion = 'trap-filled' | 'no-origin';

/**
 * open: nobody reached them · no-answer: to be called again · called: talked, to be called again if there is a time for it ·
 * booked: has a visit · not-ours, spam, done: nothing more is to be done.
 */
export const leadStates = ['open', 'no-answer', 'called', 'booked', 'not-ours', 'spam', 'done'] as const;
export type LeadState = (typeof leadStates)[number];

/** Why a lead is closed, as lists show it and can be narrowed to: one its sender canceled, or had erased, was not done. */
export const closedStates = ['done', 'canceled', 'not-ours', 'spam'] as const;

/** The states a list can be narrowed to. */
export const listedStates = ['open', 'no-answer', 'called', 'booked', ...closedStates] as const;
export type ListedState = (typeof listedStates)[number];

/** States of a lead that still waits for a call. */
const unsettledStates = ['open', 'no-answer'] as const satisfies readonly LeadState[];
export function isUnsettled(state: LeadState): boolean {
  return unsettledStates.some((unsettled) => unsettled === state);
}

/** States in which a time to call again can be said. */
export const followUpStates = ['no-answer', 'called'] as const satisfies readonly LeadState[];

/** States of a lead that may have to be called again; a booked one when its customer asks for another time. */
export const calledAgainStates = [...followUpStates, 'booked'] as const satisfies readonly LeadState[];

/** What happened to the visit of a lead. */
export const visitOutcomes = [
  'visit-set',
  'visit-moved',
  'visit-canceled',
  'visit-on-the-way',
  'visit-done',
  'visit-needs-part',
  'visit-needs-return',
  'visit-no-show',
  'visit-kept',
  'visit-part',
] as const;

/** A new state, a note, a correction by the desk, a call begun, an action undone, the lead merged into another of the same person (merged), or another into it (joined). */
export const eventOutcomes = [
  ...leadStates,
  'note',
  'corrected',
  'calling',
  'undone',
  'merged',
  'joined',
  ...visitOutcomes,
] as const;
export type EventOutcome = (typeof eventOutcomes)[number];

/** What staff did with a lead, and who. */
export type LeadEvent = {
  readonly id: string;
  readonly at: number;
  readonly outcome: EventOutcome;
  readonly operator: string;
  readonly note: string;
  /** When they are to be called again; null if nothing was said of that. */
  readonly followUpAt: number | null;
};

/** Outcomes that mean somebody rang; the others end the clock without a call. */
export const callOutcomes = ['called', 'no-answer', 'booked'] as const satisfies readonly LeadState[];

/** Outcomes that also mean that somebody rang, if the same operator had said "I'm calling". */
export const heldCallOutcomes = ['done', 'not-ours'] as const satisfies readonly LeadState[];

/** How long others see "I'm calling", unless it ends before. */
export const holdMs = 5 * 60_000;

/** What the visitor wrote. A text that was not given, or that a message does not have, is empty. */
export type LeadContent = Readonly<ReturnType<typeof perField<string, boolean>>>;

export type Lead = LeadContent & {
  readonly id: string;
  readonly requestId: string;
  readonly kind: LeadKind;
  readonly state: LeadState;
  /** Milliseconds since 1970, as are all times of a lead. */
  readonly receivedAt: number;
  /** When the call-back clock starts: when it came, or when the office opens. */
  readonly clockStartsAt: number;
  /** Until when we promised to call. */
  readonly dueAt: number;
  /** When staff first rang; undefined until then. */
  readonly calledAt: number | undefined;
  /** The path of the page it was sent from, or empty. */
  readonly page: string;
  readonly language: Language;
  readonly subject: string;
  /** Where the visitor came from: referrer, utm marks … by name. */
  readonly source: Readonly<Record<string, string>>;
  /** Version of the consent wording shown beside the button. */
  readonly consent: string;
  readonly suspicions: readonly Suspicion[];
  readonly outsideArea: boolean;
  /** When they are to be called again; undefined without a time. */
  readonly followUpAt: number | undefined;
  /** How often somebody rang and nobody answered. */
  readonly attempts: number;
  /** Who is calling them, and until when others are to leave it to that person, unless it has ended. */
  readonly heldBy: string | undefined;
  readonly heldUntil: number | undefined;
  /** The slug of the region of the ZIP code, or empty. */
  readonly region: string;
  /** The operator who took it down on the phone; empty for what visitors sent. */
  readonly enteredBy: string;
  /** The lead that this one was merged into. */
  readonly mergedInto: string | undefined;
  /** What was sent first, if its sender corrected it since: the lead says what holds now. */
  readonly sentFirst: LeadContent | undefined;
  /** What the desk keeps of who sent it. */
  readonly customer: CustomerFacts;
  /** What they agreed to of text messages; undefined if nobody asked. */
  readonly texts: TextConsent | undefined;
  /** When its sender canceled it; undefined if they did not, or it was taken up again. */
  readonly canceledAt: number | undefined;
  /** When its sender had it erased: it is counted, and nothing of them is left in it. */
  readonly erasedAt: number | undefined;
};

/** What was sent again under the same request id, but with other words. */
export type Amendment = { readonly id: string; readonly receivedAt: number; readonly content: LeadContent };

/** Suspects have a list of their own. A browser that tells no origin is only noted: hardened ones never tell. */
export function isSuspect(suspicions: readonly Suspicion[]): boolean {
  return suspicions.includes('trap-filled');
}
