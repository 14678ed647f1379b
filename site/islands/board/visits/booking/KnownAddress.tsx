import type { BoardWords } from '#content/words/board/board-words.ts';
import { readPerson } from '#domain/board/lead-calls.ts';
import type { BoardLead } from '#domain/leads/board-lead.ts';
import type { AddressField } from '#domain/requests/quote-fields.ts';
import { describePlace } from '#domain/visits/visit-address.ts';
import { fillText } from '#domain/words/wording.ts';
import { useBoardAnswer } from '#site/islands/board/answers/use-board-answer.ts';
import { findKnownAddress } from '#site/islands/board/lead/known-address.ts';
import type { BookedLead } from './booking.ts';

export type KnownHouse = Pick<BoardLead, 'zip' | 'place' | 'email' | AddressField>;

type Props = {
  readonly api: string;
  readonly lead: BookedLead;
  /** Where it is to be, if that is known. */
  readonly zip: string;
  readonly words: BoardWords['visits']['address'];
  readonly onUse: (house: KnownHouse) => void;
};

/** The address that another request of the same person has in this ZIP code, or theirs while none is known, one press away. */
export function KnownAddress({ api, lead, zip, words, onUse }: Props) {
  const { value } = useBoardAnswer(api, { call: readPerson, params: { id: lead.id } });
  const others = (value ?? []).filter(({ id }) => id !== lead.id);
  const placed = zip === '' ? others.find((other) => other.zip !== '') : undefined;
  const house: KnownHouse | undefined = findKnownAddress(others, zip) ?? placed;
  if (house === undefined) return null;
  return (
    <button type="button" className="button button-line" onClick={() => onUse(house)}>
      {fillText(words.use, { address: describePlace(house) })}
    </button>
  );
}
