import type { BoardVisit, BoardVisits } from '#domain/visits/board-visit.ts';
import { countOf, fillText } from '#domain/words/wording.ts';
import { MovableVisits } from '#site/islands/board/opening/MetVisits.tsx';
import type { PanelProps } from '#site/islands/board/panel-props.ts';

type Props = {
  readonly answer: Pick<BoardVisits, 'toSettle' | 'toAssign' | 'technicians'>;
  readonly panel: PanelProps;
};

/** Visits that the hour makes pressing, of any day: until somebody says what came of each, or who goes. */
export function DueVisits({ answer: { toSettle, toAssign, technicians }, panel }: Props) {
  const { visits: words } = panel.words;
  const lineOf = (text: string, visits: readonly BoardVisit[]) => {
    const summary = fillText(text, { count: countOf(visits.length, words.count, 'en') });
    return (
      visits.length > 0 && (
        <div className="visits-reassign-line">
          <details open>
            <summary>{summary}</summary>
            <MovableVisits heading={summary} {...{ visits, panel, technicians }} />
          </details>
        </div>
      )
    );
  };
  return (
    <div className="visits-reassign">
      {lineOf(words.due.toSettle, toSettle)}
      {lineOf(words.due.toAssign, toAssign)}
    </div>
  );
}
