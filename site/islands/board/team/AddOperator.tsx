import { useState, type SubmitEvent } from 'react';
import type { BoardWords } from '#content/words/board/board-words.ts';
import { addOperator } from '#domain/board/team-calls.ts';
import { operatorRoles, type OperatorRole } from '#domain/people/roles.ts';
import { longestOperatorName, type NewLink } from '#domain/people/team.ts';
import { useAction } from '#site/islands/board/answers/use-action.ts';

type Props = {
  readonly api: string;
  readonly words: BoardWords;
  readonly onAdded: (link: NewLink) => void;
};

/** Name and role of somebody new; the answer is their sign-in link. */
export function AddOperator({ api, words: { team }, onAdded }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [role, setRole] = useState<OperatorRole>('dispatcher');
  const { act, isBusy, fault, clear } = useAction(api, team.faults, 'lost');

  function close(): void {
    setOpen(false);
    setName('');
    setRole('dispatcher');
    clear();
  }

  async function add(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const made = await act({ call: addOperator, question: { name, role } });
    if (made === undefined) return;
    close();
    onAdded(made.value);
  }

  if (!isOpen)
    return (
      <button type="button" className="button button-line board-add" onClick={() => setOpen(true)}>
        {team.add.open}
      </button>
    );
  return (
    <form className="board-add-form plate" onSubmit={(event) => void add(event)}>
      <h3>{team.add.heading}</h3>
      <label className="field-label" htmlFor="team-name">
        {team.add.name}
      </label>
      <input
        id="team-name"
        className="field"
        value={name}
        maxLength={longestOperatorName}
        required
        autoFocus
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      <fieldset>
        <legend className="field-label">{team.add.role}</legend>
        {operatorRoles.map((one) => (
          <label key={one}>
            <input type="radio" name="team-role" checked={role === one} onChange={() => setRole(one)} />
            {team.roles[one]}
          </label>
        ))}
      </fieldset>
      {fault !== '' && (
        <p className="board-fault" role="alert">
          {fault}
        </p>
      )}
      <div className="board-team-buttons">
        <button type="submit" className="button button-solid" disabled={isBusy}>
          {team.add.save}
        </button>
        <button type="button" className="button button-line" onClick={close}>
          {team.add.cancel}
        </button>
      </div>
    </form>
  );
}
