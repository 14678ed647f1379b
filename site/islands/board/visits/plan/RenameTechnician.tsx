import { useState, type SyntheticEvent } from 'react';
import type { BoardWords } from '#content/words/board/board-words.ts';

type Props = {
  readonly name: string;
  readonly texts: BoardWords['visits']['plan'];
  readonly isBusy: boolean;
  readonly onSave: (event: SyntheticEvent, name: string) => Promise<void>;
  readonly onBack: () => void;
};

export function RenameTechnician({ name, texts, isBusy, onSave, onBack }: Props) {
  const [typed, setTyped] = useState(name);
  return (
    <form className="visit-plan-add" onSubmit={(event) => void onSave(event, typed)}>
      <input
        className="field"
        aria-label={texts.name}
        autoComplete="off"
        required
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <button type="submit" className="button button-solid" disabled={isBusy}>
        {texts.saveName}
      </button>
      <button type="button" className="button button-line" onClick={onBack}>
        {texts.cancel}
      </button>
    </form>
  );
}
