import { useEffect, useState, type ReactNode } from 'react';
import type { PanelProps } from '#site/islands/board/panel-props.ts';
import { undoMs } from '#site/islands/board/work/lead-action.ts';
import { TellSettled, type SettledVisit } from './settled-visit.ts';
import { useVisitAction } from './use-visit-action.ts';

type Panel = Pick<PanelProps, 'api' | 'words' | 'hours'>;

/** Says what became of a visit that an action took out of a list, and for ten seconds the way back. */
export function LastVisit({ panel, children }: { readonly panel: Panel; readonly children: ReactNode }) {
  const [last, setLast] = useState<SettledVisit>();
  return (
    <TellSettled value={setLast}>
      {children}
      {last !== undefined && (
        <LastVisitLine
          key={`${last.visit.id} ${last.visit.sequence}`}
          {...{ last, panel }}
          onOver={setLast}
        />
      )}
    </TellSettled>
  );
}

type LineProps = {
  readonly last: SettledVisit;
  readonly panel: Panel;
  readonly onOver: (none: undefined) => void;
};

function LastVisitLine({ last: { visit, step }, panel, onOver }: LineProps) {
  const { settled, undo, undoAnyway } = panel.words.visits;
  const action = useVisitAction(panel.api, visit, panel);
  const [isUndone, setUndone] = useState(false);
  const { fault } = action;

  // A refusal is read as long as the answer before it.
  useEffect(() => {
    const timer = setTimeout(() => onOver(undefined), undoMs);
    return () => clearTimeout(timer);
  }, [fault, isUndone, onOver]);

  return (
    <div className="board-last">
      <bdi>{visit.lead.name}</bdi>
      <div className="board-said">
        <p role="status">{fault === '' ? settled[isUndone ? 'undone' : step] : fault}</p>
        {visit.lastPress !== null && !isUndone && (
          <button
            type="button"
            className="button button-line"
            disabled={action.isBusy}
            onClick={() => void action.undo().then(setUndone)}
          >
            {action.isAsked ? undoAnyway : undo}
          </button>
        )}
      </div>
    </div>
  );
}
