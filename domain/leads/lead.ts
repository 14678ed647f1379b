// What we keep of a quote request or a message.
import type { Language } from '#content/language.ts';

export type LeadKind = 'quote' | 'message';

/** Why a lead might not be a customer. It is kept and shown all the same. */
export type Suspicion = 'trap-filled' | 'no-origin';

export type LeadState = 'open' | 'called' | 'no-answer' | 'booked' | 'not-ours';

/** States of a lead that still waits for a call. */
export const unsettledStates = ['open', 'no-answer'] as const satisfies readonly LeadState[];

/** What staff did with a lead, and who: a new state, or only a note. */
export type LeadEvent = {
  readonly id: string;
  readonly at: number;
  readonly outcome: LeadState | 'note';
  readonly operator: string;
  readonly note: string;
};

/** Outcomes that mean somebody rang; "not ours" ends the clock without a call. */
export const callOutcomes = ['called', 'no-answer', 'booked'] as const satisfies readonly LeadState[];

/** What the visitor wrote. A text that was not given, or that a message does not have, is empty. */
export type LeadContent = {
  readonly name: string;
  /** E.164. */
  readonly phone: string;
  readonly phoneAsTyped: string;
  readonly email: string;
  readonly zip: string;
  readonly appliance: string;
  /** What the machine does: the slug of a sign that the catalogue has for this appliance. */
  readonly sign: string;
  readonly preferredTime: string;
  readonly urgent: boolean;
  readonly message: string;
};

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
};

/** What was sent again under the same request id, but with other words. */
export type Amendment = { readonly id: string; readonly receivedAt: number; readonly content: LeadContent };

/** Suspects have a list of their own. A browser that tells no origin is only noted: hardened ones never tell. */
export function isSuspect(suspicions: readonly Suspicion[]): boolean {
  return suspicions.includes('trap-filled');
}
