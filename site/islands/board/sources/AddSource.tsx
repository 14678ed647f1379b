import { useId, useState, type SubmitEvent } from 'react';
import type { BoardWords } from '#content/words/board/board-words.ts';
import { addSource } from '#domain/board/source-calls.ts';
import { longestSourceName } from '#domain/leads/listed-source.ts';
import { useAction } from '#site/islands/board/answers/use-action.ts';

type Props = { readonly api: string; readonly words: BoardWords['sourceList'] };

/** A new entry at the end of the list. */
export function AddSource({ api, words }: Props) {
  const id = useId();
  const [name, setName] = useState('');
  const { act, isBusy, fault } = useAction(api, words.faults, 'lost');

  async function add(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if ((await act({ call: addSource, question: { name } })) !== undefined) setName('');
  }

  return (
    <form onSubmit={(event) => void add(event)}>
      <label className="field-label" htmlFor={id}>
        {words.added}
      </label>
      <div className="figures-sources-form">
        <input
          id={id}
          className="field"
          value={name}
          maxLength={longestSourceName}
          required
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        <button type="submit" className="button button-line" disabled={isBusy}>
          {words.add}
        </button>
      </div>
      <p role="alert" className="board-fault">
        {fault}
      </p>
    </form>
  );
}
