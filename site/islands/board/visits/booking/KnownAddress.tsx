import type { BoardWords } from '#content/words/board/board-words.ts';
import { readPerson } from '#domain/board/lead-calls.ts';
import type { Address } from '#domain/requests/quote-fields.ts';
import { describePlace } from '#domain/visits/visit-address.ts';
import { fillText } from '#domain/words/wording.ts';
import { useBoardAnswer } from '#site/islands/board/answers/use-board-answer.ts';
import { addressOf, findKnownAddress } from '#site/islands/board/lead/known-address.ts';
import type { BookedLead } from './booking.ts';

type Props = {
  readonly api: string;
  readonly lead: BookedLead;
  readonly words: BoardWords['visits']['address'];
  readonly onUse: (address: Address) => void;
};

/** The address that another request of the same person has in this ZIP code, one press away. */
export function KnownAddress({ api, lead, words, onUse }: Props) {
  const { value } = useBoardAnswer(api, { call: readPerson, params: { id: lead.id } });
  const house = findKnownAddress(value ?? [], lead.zip);
  if (house === undefined) return null;
  return (
    <button type="button" className="button button-line" onClick={() => onUse(addressOf(house))}>
      {fillText(words.use, { address: describePlace(house) })}
    </button>
  );
}
