import type { RequestChangeWords } from '#content/words/my-request/request-change-words.ts';
import { Band } from '#site/elements/Band.tsx';
import { ChangeChoice, ChangeText, LastDigits } from './ChangeFields.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import { SendAgain } from './SendAgain.tsx';

type Props = {
  readonly words: RequestChangeWords;
  readonly actions: Readonly<Record<'change' | 'again' | 'cancel' | 'erase', string>>;
  readonly consent: string;
  readonly codesPath: string;
  /** Longest texts, in characters. */
  readonly longest: Readonly<Record<'note' | 'code' | 'message', number>>;
};

const choicesOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** What visitors can do with their request. The signs of its appliance are filled in by the server. */
export function RequestChanges({ words, actions, consent, codesPath, longest }: Props) {
  const { add, correct, cancel, erase } = words;
  return (
    <Band air="tight">
      <p
        role="alert"
        tabIndex={-1}
        data-request="problem"
        className="request-problem mb-6 rounded-control border-2 border-fault bg-fault-tint p-4 font-semibold"
      />
      <SendAgain {...{ words, consent }} action={actions.again} longestMessage={longest.message} />
      <ChangeForm {...add} name="add" action={actions.change} isOpen>
        <div className="grid gap-4 sm:grid-cols-2">
          <ChangeChoice name="sign" label={add.sign} unchanged={add.unchanged} choices={[]} />
          <ChangeChoice
            name="power"
            label={add.power}
            unchanged={add.unchanged}
            choices={choicesOf(add.powers)}
          />
          <ChangeChoice
            name="time"
            label={add.time}
            unchanged={add.unchanged}
            choices={choicesOf(add.times)}
          />
        </div>
        <ChangeText
          name="code"
          label={add.code}
          maxLength={longest.code}
          autoComplete="off"
          hint={
            <>
              {add.codeHint}{' '}
              <a href={codesPath} className="text-link">
                {add.allCodes}
              </a>
            </>
          }
        />
        <ChangeText name="access" label={add.access} maxLength={longest.note} />
      </ChangeForm>
      <ChangeForm {...correct} name="correct" action={actions.change}>
        <ChangeText name="phone" label={correct.phone} type="tel" inputMode="tel" autoComplete="tel" />
        <ChangeText name="email" label={correct.email} type="email" inputMode="email" autoComplete="email" />
        <ChangeText
          name="zip"
          label={correct.zip}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
        />
        <LastDigits words={words.digits} form="correct" />
      </ChangeForm>
      <ChangeForm {...cancel} name="cancel" action={actions.cancel}>
        <ChangeText name="reason" label={cancel.reason} maxLength={longest.note} />
        <LastDigits words={words.digits} form="cancel" />
      </ChangeForm>
      <ChangeForm {...erase} name="erase" action={actions.erase}>
        <LastDigits words={words.digits} form="erase" />
      </ChangeForm>
    </Band>
  );
}
