import { useState } from 'react';
import type { OpeningException } from '#domain/opening/opening-calendar.ts';
import type { PanelProps } from '#site/islands/board/panel-props.ts';
import { MetVisits } from './MetVisits.tsx';
import { draftOf } from './opening-draft.ts';
import type { OpeningProps } from './opening-props.ts';
import { startOf, timesOf, titleOf } from './opening-text.ts';
import { OpeningForm } from './OpeningForm.tsx';
import { YearlyActions } from './YearlyActions.tsx';
import { stateOf } from './use-opening-changes.ts';

type Props = OpeningProps & {
  readonly state: 'now' | 'coming' | 'past';
  readonly panel: PanelProps;
};

/** What is in force, to come, or over; owners can change it there. */
export function OpeningList({ state, panel, ...shown }: Props) {
  const { words, places, now, value, changes } = shown;
  const { timeZone } = value.hours;
  const [edited, setEdited] = useState('');
  // What comes first stands first, whenever it was put.
  const entries = value.exceptions
    .filter((entry) => stateOf(entry, now, timeZone) === state)
    .toSorted((one, other) => (startOf(one.exception, value) < startOf(other.exception, value) ? -1 : 0));
  const button = (text: string, exception: OpeningException, onPress: () => void) => (
    <button
      type="button"
      disabled={changes.isBusy}
      aria-label={`${text}: ${titleOf(exception, words)}`}
      onClick={onPress}
    >
      {text}
    </button>
  );
  return (
    <section aria-labelledby={`opening-${state}`} data-state={state}>
      <h3 id={`opening-${state}`}>{words.lists[state]}</h3>
      {entries.length === 0 && <p className="board-opening-none">{words.none[state]}</p>}
      <ul>
        {entries.map(({ exception, operator, visits }) => (
          <li key={exception.id} data-kind={exception.kind}>
            {edited === exception.id && exception.kind !== 'yearly' ? (
              <OpeningForm
                {...shown}
                start={draftOf(exception, now, value.hours)}
                before={exception}
                onClose={() => setEdited('')}
              />
            ) : (
              <>
                <p className="font-semibold">{titleOf(exception, words)}</p>
                <p className="board-opening-when">
                  {timesOf(exception, words, places, value)} ·{' '}
                  {words.times.by.replace('{operator}', operator)}
                </p>
                {panel.role === 'owner' && exception.kind === 'yearly' && (
                  <YearlyActions {...shown} yearly={exception} />
                )}
                {panel.role === 'owner' && exception.kind !== 'yearly' && (
                  <div className="board-opening-do">
                    {state !== 'past' && button(words.edit, exception, () => setEdited(exception.id))}
                    {state === 'now' &&
                      button(words.end, exception, () => void changes.end(exception, Date.now()))}
                    {button(words.remove, exception, () => void changes.remove(exception))}
                  </div>
                )}
                {state !== 'past' && <MetVisits heading={words.metVisits} visits={visits} panel={panel} />}
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
