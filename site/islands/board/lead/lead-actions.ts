import type { LeadState } from '#domain/leads/lead.ts';

/** What can be done with a lead in each state; the first is the likeliest. */
export const leadActions = {
  open: ['called', 'no-answer', 'booked', 'not-ours'],
  'no-answer': ['called', 'no-answer', 'booked', 'not-ours'],
  called: ['booked', 'not-ours', 'open'],
  booked: ['open'],
  'not-ours': ['open'],
  spam: ['open'],
  done: ['open'],
} as const satisfies Record<LeadState, readonly LeadState[]>;
