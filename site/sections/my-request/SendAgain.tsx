import type { RequestChangeWords } from '#content/words/my-request/request-change-words.ts';
import type { RequestShown, ShownChoice } from '#domain/my-request/request-shown.ts';
import { ChangeChoice, ChangeText, ChangeWords, contactLines } from './ChangeFields.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import { choicesOf, hasTyped } from './typed-fields.ts';

type Props = {
  readonly words: RequestChangeWords;
  readonly action: string;
  readonly consent: string;
  readonly appliances: readonly ShownChoice[];
  /** Longest message, in characters. */
  readonly longestMessage: number;
  readonly shown: RequestShown;
};

/** A request that is over or long ago, sent again: what is kept and may be seen is filled in. */
export function SendAgain({
  words: { again, add },
  action,
  consent,
  appliances,
  longestMessage,
  shown,
}: Props) {
  const { typed, applianceSlug, signs, signSlug, timeSlug, zip, canAgain, changeId } = shown;
  return (
    <ChangeForm
      {...again}
      {...{ action, changeId }}
      name="again"
      isOpen={hasTyped(typed, 'again')}
      isHidden={!canAgain}
    >
      <ChangeChoice
        name="again_appliance"
        label={again.appliance}
        unchanged={again.unchanged}
        choices={appliances}
        chosen={typed.again_appliance ?? applianceSlug}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <ChangeChoice
          name="again_sign"
          label={again.sign}
          unchanged={again.unchanged}
          choices={signs}
          chosen={typed.again_sign ?? signSlug}
        />
        <ChangeChoice
          name="again_time"
          label={again.time}
          unchanged={again.unchanged}
          choices={choicesOf(add.times)}
          chosen={typed.again_time ?? timeSlug}
        />
      </div>
      <ChangeText {...contactLines.zip} name="again_zip" label={again.zip} value={typed.again_zip ?? zip} />
      <ChangeText {...contactLines.phone} name="again_phone" label={again.phone} value={typed.again_phone} />
      <ChangeText {...contactLines.email} name="again_email" label={again.email} value={typed.again_email} />
      <ChangeWords
        name="again_message"
        label={again.message}
        maxLength={longestMessage}
        value={typed.again_message}
      />
      <p className="text-small text-ink-soft">{consent}</p>
    </ChangeForm>
  );
}
