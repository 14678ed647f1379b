import { useState, type SubmitEvent } from 'react';
import type { BoardWords } from '#content/words/board/board-words.ts';
import type { QuestionOf } from '#domain/board/board-call.ts';
import type { changeSource } from '#domain/board/source-calls.ts';
import { longestSourceName, type ListedSource } from '#domain/leads/listed-source.ts';
import { fillText } from '#domain/words/wording.ts';

type Props = {
  readonly source: ListedSource;
  readonly words: BoardWords['sourceList'];
  readonly isBusy: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Resolves with whether it was done. */
  readonly onChange: (wish: QuestionOf<typeof changeSource>) => Promise<boolean>;
};

/** One entry in use: a place up or down, another name, or offered no more. */
export function SourceEntry({ source: { name }, words, isBusy, isFirst, isLast, onChange }: Props) {
  const [typed, setTyped] = useState<string>();

  async function rename(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (typed === undefined || typed === name || (await onChange({ name: typed }))) setTyped(undefined);
  }

  const button = (action: string, onPress: () => void, isOff = false) => (
    <button
      type="button"
      disabled={isBusy || isOff}
      aria-label={fillText(words.nameOf, { action, name })}
      onClick={onPress}
    >
      {action}
    </button>
  );
  if (typed !== undefined)
    return (
      <li>
        <form
          className="figures-sources-form"
          onSubmit={(event) => void rename(event)}
          onKeyDown={({ key }) => key === 'Escape' && setTyped(undefined)}
        >
          <input
            className="field"
            aria-label={fillText(words.newName, { name })}
            value={typed}
            maxLength={longestSourceName}
            required
            autoFocus
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
          />
          <button type="submit" className="button button-solid" disabled={isBusy}>
            {words.save}
          </button>
          <button type="button" className="button button-line" onClick={() => setTyped(undefined)}>
            {words.cancel}
          </button>
        </form>
      </li>
    );
  return (
    <li>
      <span>{name}</span>
      <div className="figures-sources-do">
        {button(words.earlier, () => void onChange({ move: 'earlier' }), isFirst)}
        {button(words.later, () => void onChange({ move: 'later' }), isLast)}
        {button(words.rename, () => setTyped(name))}
        {button(words.retire, () => void onChange({ isRetired: true }))}
      </div>
    </li>
  );
}
