// What every action carries, whatever is pressed.
import type { LeadState } from '#domain/leads/lead.ts';

/** An action, and who made it. */
export type Action = { readonly id: string; readonly operator: string; readonly at: number };

/** A lead as an operator saw it: its state, and how much had been done with it. */
export type SeenLead = { readonly state: LeadState; readonly events: number };

/**
 * unknown: there is no such lead · changed: somebody else did something with it meanwhile · held: another is calling them ·
 * merged: another lead stands for it · erased: by its sender, so that it can be done, and nothing else.
 */
export type Refused = {
  readonly kind: 'unknown' | 'changed' | 'held' | 'merged' | 'erased' | 'visit planned';
};

export type Marked = { readonly kind: 'marked' } | Refused;
