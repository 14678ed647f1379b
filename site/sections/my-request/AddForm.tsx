import type { RequestChangeWords } from '#content/words/my-request/request-change-words.ts';
import type { RequestShown } from '#domain/my-request/request-shown.ts';
import { ChangeChoice, ChangeText } from './ChangeFields.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import { choicesOf, hasTyped } from './typed-fields.ts';

type Props = {
  readonly words: RequestChangeWords;
  readonly action: string;
  readonly codesPath: string;
  /** Longest texts, in characters. */
  readonly longest: Readonly<Record<'code' | 'note', number>>;
  readonly shown: RequestShown;
};

/** What helps the technician. It is open, unless another form has a fault: this long one would hide it. */
export function AddForm({ words: { add }, action, codesPath, longest, shown }: Props) {
  const { typed, signs, mayBurnGas, canAdd, changeId } = shown;
  const isAdding = hasTyped(typed, 'add');
  const isElsewhere = (['address', 'correct', 'again', 'end'] as const).some((form) => hasTyped(typed, form));
  const { unchanged } = add;
  return (
    <ChangeForm
      {...add}
      {...{ action, changeId }}
      name="add"
      isOpen={isAdding || !isElsewhere}
      isHidden={!canAdd && !isAdding}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <ChangeChoice {...{ unchanged }} name="sign" label={add.sign} choices={signs} chosen={typed.sign} />
        <ChangeChoice
          {...{ unchanged }}
          name="power"
          label={add.power}
          choices={mayBurnGas ? choicesOf(add.powers) : []}
          chosen={typed.power}
        />
        <ChangeChoice
          {...{ unchanged }}
          name="time"
          label={add.time}
          choices={choicesOf(add.times)}
          chosen={typed.time}
        />
      </div>
      <ChangeText
        name="code"
        label={add.code}
        maxLength={longest.code}
        autoComplete="off"
        value={typed.code}
        hint={
          <>
            {add.codeHint}{' '}
            <a href={codesPath} className="text-link">
              {add.allCodes}
            </a>
          </>
        }
      />
      <ChangeText
        name="word"
        label={add.word}
        maxLength={longest.note}
        autoComplete="off"
        value={typed.word}
        hint={add.wordHint}
      />
    </ChangeForm>
  );
}
