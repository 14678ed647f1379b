// Why a booking was not kept, in words; empty where it is asked about instead.
import { describeVisit } from '#domain/visits/visit-text.ts';
import { visitRefusal } from '#domain/visits/visit-refusal.ts';
import { fillText } from '#domain/words/wording.ts';
import type { Asked } from '#site/islands/board/answers/ask-board.ts';
import { readRefusal, sinceText } from '#site/islands/board/answers/lead-refusal.ts';
import type { BookingParts } from './booking.ts';

export function sayRefusal(
  { why, answer }: Extract<Asked<unknown>, { readonly kind: 'refused' }>,
  { words, timeZone }: Pick<BookingParts, 'words' | 'timeZone'>,
): string {
  const { booking, faults } = words.visits;
  const refusal = visitRefusal.safeParse(answer).data;
  if (refusal === undefined) return faults[why === 'faulty' ? 'faulty' : 'refused'];
  switch (refusal.kind) {
    case 'unfit':
      return booking.unfit;
    case 'full':
    case 'barred':
      return booking.gone;
    case 'not served':
    case 'before part':
      return '';
    case 'held':
      return fillText(words.work.said.held, { operator: refusal.by });
    case 'has visit':
      return fillText(booking.hasVisit, { visit: describeVisit(refusal.visit, refusal.visit.technician) });
    case 'lead changed': {
      const { since } = readRefusal(answer);
      const what = since === undefined ? '' : sinceText(since, words, timeZone);
      return fillText(faults.leadChanged, { what });
    }
    case 'changed':
    case 'unassigned':
    case 'merged':
    case 'erased':
      return faults[refusal.kind];
  }
}
