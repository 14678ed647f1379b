import { useId } from 'react';
import type { BoardWords } from '#content/words/board/board-words.ts';
import { addressFields, quoteFields, type Address } from '#domain/requests/quote-fields.ts';

type Props = {
  readonly words: BoardWords['visits']['address'];
  readonly address: Address;
  readonly onAddress: (address: Address) => void;
};

/** Where the visit is made; none of it is needed to book. */
export function AddressFields({ words, address, onAddress }: Props) {
  const id = useId();
  return (
    <div className="visit-address-fields">
      {addressFields.map((field) => (
        <div key={field}>
          <label className="field-label" htmlFor={`${id}-${field}`}>
            {words[field]}
          </label>
          <input
            id={`${id}-${field}`}
            className="field"
            autoComplete="off"
            maxLength={quoteFields[field].limit}
            value={address[field]}
            onChange={({ target }) => onAddress({ ...address, [field]: target.value })}
          />
        </div>
      ))}
    </div>
  );
}
