import type { BoardWords } from '#content/words/board/board-words.ts';
import { fillText } from '#domain/words/wording.ts';
import { listCustomer } from '#site/islands/board/lead/customer-list.ts';
import type { BookedLead } from './booking.ts';

type Props = { readonly lead: BookedLead; readonly words: BoardWords };

/** What is kept of the customer, and what they said, which the dialog would else cover. */
export function BookedWords({ lead: { signText, message, customer, anotherTime = '' }, words }: Props) {
  const { asksFor } = words.visits;
  const lines = [signText, message, anotherTime === '' ? '' : fillText(asksFor, { wish: anotherTime })];
  const said = lines.filter((line) => line !== '');
  const kept = listCustomer(customer, words);
  return (
    <>
      {kept.map(([name, text]) => (
        <p key={name} className="visit-kept">
          <strong>{name}:</strong> <bdi>{text}</bdi>
        </p>
      ))}
      {said.length > 0 && (
        <blockquote className="visit-said" aria-label={words.details.wrote}>
          {said.map((line) => (
            <p key={line} dir="auto">
              {line}
            </p>
          ))}
        </blockquote>
      )}
    </>
  );
}
