import type { RequestChangeWords } from '#content/words/my-request/request-change-words.ts';
import type { AddressField } from '#domain/requests/quote-fields.ts';
import type { RequestShown, ShownChoice } from '#domain/my-request/request-shown.ts';
import { Band } from '#site/elements/Band.tsx';
import { AddForm } from './AddForm.tsx';
import { AddressForm } from './AddressForm.tsx';
import { ChangeText, contactLines, LastDigits } from './ChangeFields.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import { RequestProblem } from './RequestProblem.tsx';
import { SendAgain } from './SendAgain.tsx';
import { TextsForm } from './TextsForm.tsx';
import { hasTyped } from './typed-fields.ts';

type Props = {
  readonly words: RequestChangeWords;
  readonly actions: Readonly<Record<'change' | 'again' | 'cancel' | 'erase' | 'texts', string>>;
  readonly consent: string;
  /** What they agree to before we text. */
  readonly textConsent: string;
  readonly codesPath: string;
  /** What a new request can be for. */
  readonly appliances: readonly ShownChoice[];
  /** Longest texts, in characters. */
  readonly longest: Readonly<Record<'note' | 'code' | 'message' | AddressField, number>>;
  readonly shown: RequestShown;
};

/** What visitors can do with their request: only forms that have something to do are shown. */
export function RequestChanges({
  words,
  actions,
  consent,
  textConsent,
  codesPath,
  appliances,
  longest,
  shown,
}: Props) {
  const { correct, cancel, erase } = words;
  const { typed, canAdd, canCancel, changeId } = shown;
  const digits = { words: words.digits, isAsked: shown.asksDigits, value: typed.digits };
  const isCorrecting = hasTyped(typed, 'correct');
  return (
    <Band air="tight">
      <TextsForm words={words.texts} action={actions.texts} consent={textConsent} state={shown.texts} />
      <p id="saved" role="status" tabIndex={-1} className="request-held request-saved mb-6">
        {words.saved}
      </p>
      <RequestProblem
        name="problem"
        text={typed.window === undefined ? shown.problem : ''}
        className="mb-6"
      />
      <SendAgain
        {...{ words, consent, appliances, shown }}
        action={actions.again}
        longestMessage={longest.message}
      />
      <AddForm {...{ words, codesPath, longest, shown }} action={actions.change} />
      <AddressForm {...{ words, longest, shown }} action={actions.change} />
      <ChangeForm
        {...correct}
        {...{ changeId }}
        name="correct"
        action={actions.change}
        isOpen={isCorrecting}
        isHidden={!canAdd && !isCorrecting}
      >
        <ChangeText {...contactLines.phone} name="phone" label={correct.phone} value={typed.phone} />
        <ChangeText {...contactLines.email} name="email" label={correct.email} value={typed.email} />
        <ChangeText {...contactLines.zip} name="zip" label={correct.zip} value={typed.zip} />
        <LastDigits {...digits} form="correct" />
      </ChangeForm>
      <ChangeForm
        {...cancel}
        {...{ changeId }}
        name="cancel"
        action={actions.cancel}
        isOpen={typed.action === 'cancel'}
        isHidden={!canCancel}
      >
        <ChangeText name="reason" label={cancel.reason} maxLength={longest.note} value={typed.reason} />
        <LastDigits {...digits} form="cancel" />
      </ChangeForm>
      <ChangeForm
        {...erase}
        {...{ changeId }}
        name="erase"
        action={actions.erase}
        isOpen={typed.action === 'erase'}
      >
        <LastDigits {...digits} form="erase" />
      </ChangeForm>
    </Band>
  );
}
