import type { ReactNode } from 'react';
import type { TechnicianWords } from '#content/words/technician/technician-words.ts';
import { technicianVisitPath } from '#domain/paths/paths.ts';
import type { VisitCard } from '#domain/visits/technician-page.ts';
import { longestPartName } from '#domain/visits/visit-part.ts';
import { fillText } from '#domain/words/wording.ts';

type Props = {
  readonly card: VisitCard;
  readonly words: TechnicianWords;
  readonly longestNote: number;
  /** The note of a press that changed nothing. */
  readonly typed: string;
};

/** The buttons of a visit. Each form is its own, so that Enter in one presses nothing of another. */
export function VisitPresses({ card, words: { press: words, states }, longestNote, typed }: Props) {
  const { id, seen, pressId, state, name, undo } = card;
  const form = (children: ReactNode) => (
    <form method="post" action={technicianVisitPath(id)} className="tech-form">
      <input type="hidden" name="press_id" value={pressId} />
      <input type="hidden" name="seen" value={seen} />
      {children}
    </form>
  );
  const note = (label: string, value: string) => (
    <label className="tech-note">
      {label}
      <textarea name="note" rows={3} maxLength={longestNote} defaultValue={value} />
    </label>
  );
  const noteOf = (children: ReactNode) => (
    <details className="tech-more" open={typed !== ''}>
      <summary>{words.addNote}</summary>
      {note(words.noteLabel, typed)}
      {children}
    </details>
  );
  const save = (
    <button type="submit" name="step" value="note" className="tech-button">
      {words.note}
    </button>
  );
  const takeBack =
    undo !== '' &&
    form(
      <>
        <input type="hidden" name="taken" value={undo} />
        <button type="submit" name="step" value="undo" className="tech-plain">
          {fillText(words.undo, { step: states[state] })}
        </button>
        {state === 'on-the-way' && <p className="tech-quiet">{fillText(words.undoTold, { name })}</p>}
      </>,
    );
  if (!card.canPress)
    return (
      <>
        {takeBack}
        {state !== 'canceled' && form(noteOf(save))}
      </>
    );
  const onTheWay = state === 'on-the-way';
  return (
    <div className="tech-presses">
      {form(
        <>
          {!onTheWay && card.day === '' && (
            <button type="submit" name="step" value="on-the-way" className="tech-button tech-main">
              {words['on-the-way']}
            </button>
          )}
          <button
            type="submit"
            name="step"
            value="done"
            className={onTheWay || card.day !== '' ? 'tech-button tech-main' : 'tech-button'}
          >
            {words.done}
          </button>
          {noteOf(save)}
        </>,
      )}
      {takeBack}
      <details className="tech-more">
        <summary>{words.unfinished}</summary>
        {form(
          <>
            <p>{fillText(words.unfinishedText, { name })}</p>
            <label className="tech-note">
              {words.part}
              <input name="part" maxLength={longestPartName} autoComplete="off" />
            </label>
            {note(words.noteLabel, '')}
            <button type="submit" name="step" value="needs-part" className="tech-button">
              {words.needsPart}
            </button>
            <button type="submit" name="step" value="needs-return" className="tech-button">
              {words.needsReturn}
            </button>
          </>,
        )}
      </details>
      <details className="tech-more">
        <summary>{words.noShow}</summary>
        {form(
          <>
            <p>{fillText(words.noShowText, { name })}</p>
            {note(words.noShowNote, '')}
            <button type="submit" name="step" value="no-show" className="tech-button">
              {words.noShowYes}
            </button>
          </>,
        )}
      </details>
    </div>
  );
}
