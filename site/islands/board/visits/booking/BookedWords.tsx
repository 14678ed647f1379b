import type { BoardWords } from '#content/words/board/board-words.ts';
import { describeWish } from '#domain/my-request/asked-time.ts';
import { describeNotedPart } from '#domain/visits/awaited-part.ts';
import { fillText } from '#domain/words/wording.ts';
import { listCustomer } from '#site/islands/board/lead/customer-list.ts';
import { bookedLine } from '#site/islands/board/visits/visit-line.ts';
import { broughtPart, type BookedLead, type MovedVisit } from './booking.ts';

type Props = {
  readonly lead: BookedLead;
  /** The one that is moved. */
  readonly visit?: MovedVisit | undefined;
  readonly words: BoardWords;
};

/** Where, what for and when they would like it, what is kept of the customer, and what they said, which the dialog would else cover. */
export function BookedWords({ lead, visit, words }: Props) {
  const { signText, message, customer, anotherTime = '', also = '' } = lead;
  const part = broughtPart({ lead, visit });
  const { asksFor } = words.visits;
  const lines = [
    signText,
    message,
    anotherTime === '' ? '' : fillText(asksFor, { wish: describeWish(anotherTime) }),
  ];
  const said = lines.filter((line) => line !== '');
  const facts = bookedLine(lead, words);
  const kept = [
    ...listCustomer(customer, words),
    ...(also === '' ? [] : [[words.visits.also, also] as const]),
    ...(part === null ? [] : [[words.visits.booking.brings, describeNotedPart(part)] as const]),
  ];
  return (
    <>
      {facts !== '' && <p className="visit-facts">{facts}</p>}
      {kept.map(([name, text]) => (
        <p key={name} className="visit-kept">
          <strong>{name}:</strong> <bdi className="whitespace-pre-line">{text}</bdi>
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
