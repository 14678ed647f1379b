import { useEffect, useRef } from 'react';
import { formatHour } from '#domain/clocks/clock-text.ts';
import { readOpening } from '#domain/board/office-calls.ts';
import type { BoardOpening } from '#domain/opening/board-opening.ts';
import { useBoardAnswer } from '#site/islands/board/answers/use-board-answer.ts';
import type { PanelProps } from '#site/islands/board/panel-props.ts';
import { AddOpening } from './AddOpening.tsx';
import { HolidayRows } from './HolidayRows.tsx';
import { fillIn } from './opening-text.ts';
import { OpeningList } from './OpeningList.tsx';
import { useOpeningChanges } from './use-opening-changes.ts';

function todayText({ today }: BoardOpening, words: PanelProps['words']['opening']): string {
  const { todayHours, closedToday } = today;
  if (todayHours === null) return fillIn(words.today.closed, { reason: closedToday?.reason ?? '' });
  const { opensAtHour, closesAtHour } = todayHours;
  return fillIn(words.today.open, {
    from: formatHour(opensAtHour, 'en'),
    to: formatHour(closesAtHour, 'en'),
  });
}

/** Hours, closed days and alerts: owners change them, everybody at the board reads them. */
export function OpeningPanel(panel: PanelProps) {
  const { api, words: all, role, places, now } = panel;
  const words = all.opening;
  const { value, hasFailed } = useBoardAnswer(api, { call: readOpening });
  const changes = useOpeningChanges(api, words);
  const { done } = changes;
  const said = useRef<HTMLParagraphElement>(null);
  // The form it answers may be far below.
  useEffect(() => {
    if (done !== undefined) said.current?.scrollIntoView({ block: 'nearest' });
  }, [done]);
  if (value === undefined) return <p className="board-quiet">{hasFailed ? all.failedToRead : all.loading}</p>;
  const isOwner = role === 'owner';
  const shown = { words, places, now, value, changes };
  return (
    <div className="board-opening">
      <div className="board-opening-head">
        <h2>{words.heading}</h2>
        <p>
          <b>{todayText(value, words)}</b> {isOwner ? words.promise : words.readOnly}
        </p>
        {isOwner && (
          <p>
            {words.windows.lead}{' '}
            <a className="text-link" href="#visits/technicians">
              {words.windows.open}
            </a>
          </p>
        )}
        <p ref={said} role="status" className="board-opening-done">
          {done !== undefined && (
            <>
              {done.text}{' '}
              {done.toCall > 0 && (
                <a className="text-link" href="#visits">
                  {fillIn(done.toCall === 1 ? words.toCall.one : words.toCall.other, {
                    count: String(done.toCall),
                  })}
                </a>
              )}{' '}
              {done.undo !== undefined && (
                <button type="button" onClick={() => done.undo && changes.undo(done.undo)}>
                  {words.undo}
                </button>
              )}
            </>
          )}
        </p>
      </div>
      {isOwner && <AddOpening {...shown} />}
      <div className="board-opening-lists">
        <OpeningList {...shown} state="now" panel={panel} />
        <OpeningList {...shown} state="coming" panel={panel} />
        {isOwner && <HolidayRows {...shown} />}
        <OpeningList {...shown} state="past" panel={panel} />
      </div>
    </div>
  );
}
