import type { BoardWords } from '#content/words/board/board-words.ts';
import { fillText } from '#domain/words/wording.ts';
import type { BookedLead } from './booking.ts';

type Props = { readonly lead: BookedLead; readonly words: BoardWords };

/** What the customer said, which the dialog would else cover. */
export function BookedWords({ lead: { signText, message, anotherTime = '' }, words }: Props) {
  const { asksFor } = words.visits;
  const lines = [signText, message, anotherTime === '' ? '' : fillText(asksFor, { wish: anotherTime })];
  const said = lines.filter((line) => line !== '');
  if (said.length === 0) return null;
  return (
    <blockquote className="visit-said" aria-label={words.details.wrote}>
      {said.map((line) => (
        <p key={line} dir="auto">
          {line}
        </p>
      ))}
    </blockquote>
  );
}
