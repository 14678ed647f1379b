import type { BoardVisit } from '#domain/visits/board-visit.ts';
import { countOf, fillText } from '#domain/words/wording.ts';
import { MovableVisits } from '#site/islands/board/opening/MetVisits.tsx';
import type { PanelProps } from '#site/islands/board/panel-props.ts';

type Props = {
  readonly visits: readonly BoardVisit[];
  readonly panel: PanelProps;
};

/** Visits that were booked before the owner closed their time: whom to call, until each is moved, canceled or kept on purpose. */
export function ToMove({ visits, panel }: Props) {
  const { visits: words } = panel.words;
  const summary = fillText(words.closing.summary, { count: countOf(visits.length, words.count, 'en') });
  if (visits.length === 0) return null;
  return (
    <div className="visits-reassign">
      <div className="visits-reassign-line">
        <details open>
          <summary>{summary}</summary>
          {[...Map.groupBy(visits, ({ closing }) => closing)].map(([closing, met]) => (
            <div key={closing}>
              <p>{closing}</p>
              <MovableVisits heading={closing} visits={met} panel={panel} />
            </div>
          ))}
        </details>
      </div>
    </div>
  );
}
