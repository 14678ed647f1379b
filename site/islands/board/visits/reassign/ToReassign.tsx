import type { BoardVisit } from '#domain/visits/board-visit.ts';
import { countOf, fillText } from '#domain/words/wording.ts';
import { MovableVisits } from '#site/islands/board/opening/MetVisits.tsx';
import type { PanelProps } from '#site/islands/board/panel-props.ts';
import { AskFirst } from '#site/islands/board/team/AskFirst.tsx';
import { useMoveAll } from './use-move-all.ts';

type Props = {
  readonly visits: readonly BoardVisit[];
  readonly panel: PanelProps;
};

/** Visits whose technician is off then, or has left: in one line that unfolds, to move one by one or all at once. */
export function ToReassign({ visits, panel }: Props) {
  const { visits: words } = panel.words;
  const texts = words.toReassign;
  const all = useMoveAll(panel.api);
  const { step } = all;
  const filled = (text: string, count: number) =>
    fillText(text, { count: countOf(count, words.count, 'en') });
  const isOver = step.kind === 'moved' || step.kind === 'undone';
  const said = isOver
    ? [
        step.done.length === 0
          ? ''
          : filled(step.kind === 'moved' ? texts.moved : texts.undone, step.done.length),
        step.stuck === 0 ? '' : filled(step.kind === 'moved' ? texts.stuck : texts.stuckUndo, step.stuck),
        step.broken === undefined ? '' : words.faults[step.broken],
      ].filter((text) => text !== '')
    : [];
  return (
    <div className="visits-reassign">
      {visits.length > 0 && (
        <div className="visits-reassign-line">
          <details>
            <summary>{filled(texts.summary, visits.length)}</summary>
            <MovableVisits heading={filled(texts.summary, visits.length)} visits={visits} panel={panel} />
          </details>
          {!isOver && step.kind !== 'asking' && (
            <button type="button" className="text-link" disabled={step.kind === 'saving'} onClick={all.ask}>
              {texts.all}
            </button>
          )}
        </div>
      )}
      {step.kind === 'asking' && visits.length > 0 && (
        <AskFirst
          question={filled(texts.question, visits.length)}
          yes={texts.yes}
          no={words.booking.back}
          isBusy={false}
          onYes={() => void all.move(visits)}
          onNo={all.goBack}
        />
      )}
      <p className="visits-reassign-said" role="status">
        {said.join(' ')}
        {step.kind === 'moved' && step.done.length > 0 && (
          <button type="button" className="text-link" onClick={() => void all.undo(step.done)}>
            {words.undo}
          </button>
        )}
      </p>
    </div>
  );
}
