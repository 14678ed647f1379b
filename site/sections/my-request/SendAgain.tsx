import type { RequestChangeWords } from '#content/words/my-request/request-change-words.ts';
import { ChangeChoice, ChangeText, ChangeWords } from './ChangeFields.tsx';
import { ChangeForm } from './ChangeForm.tsx';

type Props = {
  readonly words: RequestChangeWords;
  readonly action: string;
  readonly consent: string;
  /** Longest message, in characters. */
  readonly longestMessage: number;
};

/** A request that is over or long ago, sent again: the server fills in what is kept, and shows it only then. */
export function SendAgain({ words: { again, add }, action, consent, longestMessage }: Props) {
  const times = Object.entries(add.times).map(([value, label]) => ({ value, label }));
  return (
    <ChangeForm {...again} name="again" action={action}>
      <div className="grid gap-4 sm:grid-cols-2">
        <ChangeChoice name="again_sign" label={again.sign} unchanged={again.unchanged} choices={[]} />
        <ChangeChoice name="again_time" label={again.time} unchanged={again.unchanged} choices={times} />
      </div>
      <ChangeText
        name="again_zip"
        label={again.zip}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={5}
      />
      <ChangeText name="again_phone" label={again.phone} type="tel" inputMode="tel" autoComplete="tel" />
      <ChangeText
        name="again_email"
        label={again.email}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <ChangeWords name="again_message" label={again.message} maxLength={longestMessage} />
      <p className="text-small text-ink-soft">{consent}</p>
    </ChangeForm>
  );
}
