import type { RequestChangeWords } from '#content/words/my-request/request-change-words.ts';
import type { AddressField } from '#domain/requests/quote-fields.ts';
import type { RequestShown } from '#domain/my-request/request-shown.ts';
import { ChangeText, LastDigits } from './ChangeFields.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import { hasTyped } from './typed-fields.ts';

type Props = {
  readonly words: RequestChangeWords;
  readonly action: string;
  /** Longest texts, in characters. */
  readonly longest: Readonly<Record<AddressField, number>>;
  readonly shown: RequestShown;
};

/** The door that the technician looks for, which the quote form does not ask for. */
export function AddressForm({ words: { address, digits }, action, longest, shown }: Props) {
  const { typed, canAdd, changeId } = shown;
  const isTyped = hasTyped(typed, 'address');
  return (
    <ChangeForm
      {...address}
      {...{ action, changeId }}
      name="address"
      isOpen={isTyped}
      isHidden={!canAdd && !isTyped}
    >
      <ChangeText
        name="street"
        label={address.street}
        maxLength={longest.street}
        autoComplete="address-line1"
        value={typed.street}
      />
      <ChangeText
        name="unit"
        label={address.unit}
        maxLength={longest.unit}
        autoComplete="address-line2"
        value={typed.unit}
      />
      <ChangeText
        name="access"
        label={address.access}
        maxLength={longest.access}
        autoComplete="off"
        value={typed.access}
      />
      <LastDigits words={digits} form="address" isAsked={shown.asksDigits} value={typed.digits} />
    </ChangeForm>
  );
}
