import { useState } from 'react';
import { newDraft, type Kind } from './opening-draft.ts';
import type { OpeningProps } from './opening-props.ts';
import { OpeningForm } from './OpeningForm.tsx';

const kinds = ['notice', 'closed', 'same-day-off', 'hours', 'away'] as const satisfies readonly Kind[];

/** The five things an owner can change, and the form of the one that was chosen. */
export function AddOpening(shown: OpeningProps) {
  const { words, now, value } = shown;
  const [added, setAdded] = useState<{ readonly kind: Kind; readonly id: string }>();
  return (
    <section aria-labelledby="opening-add" className="board-opening-add">
      <h3 id="opening-add">{words.add.heading}</h3>
      <div className="board-opening-kinds">
        {kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            className="button button-line"
            aria-expanded={added?.kind === kind}
            // The form that is open keeps what is typed in it.
            onClick={() => added?.kind !== kind && setAdded({ kind, id: `opening-${now}-${kind}` })}
          >
            {words.add[kind]}
          </button>
        ))}
      </div>
      {added !== undefined && (
        <OpeningForm
          key={added.id}
          {...shown}
          start={newDraft(added.kind, added.id, now, value.hours)}
          before={undefined}
          onClose={() => setAdded(undefined)}
        />
      )}
    </section>
  );
}
