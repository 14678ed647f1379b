import type { BoardWords } from '#content/words/board/board-words.ts';
import type { VisitPart } from '#domain/visits/visit-part.ts';

/** What is said of a part next, as the button that opens its dialog. */
export function partStepText(part: VisitPart | null, { part: words, steps }: BoardWords['visits']): string {
  if (part === null) return steps['needs-part'];
  return part.orderedOn === null ? words.order : words.change;
}
