import { useId } from 'react';
import type { BoardWords } from '#content/words/board/board-words.ts';
import type { WeekFigures } from '#domain/figures/board-figures.ts';
import { fillText } from '#domain/words/wording.ts';
import { formatWeek, percentOf, showCount } from './figure-texts.ts';

type Props = { readonly weeks: readonly WeekFigures[]; readonly words: BoardWords['figures'] };

const step = 28;
const barWidth = 20;
const tallest = 120;
const top = 18;
const bottom = 22;

/** Calls of each week: those in time solid, the others hatched, with the share in time over each bar. */
export function WeekBars({ weeks, words }: Props) {
  const hatch = useId();
  const most = Math.max(1, ...weeks.map(({ owed }) => owed));
  const heightOf = (calls: number) => (calls / most) * tallest;
  const floor = top + tallest;
  const owed = weeks.reduce((sum, week) => sum + week.owed, 0);
  const kept = weeks.reduce((sum, week) => sum + week.kept, 0);
  const label = fillText(words.bars.summary, { kept: showCount(kept), owed: showCount(owed) });
  return (
    <svg
      className="figures-bars"
      viewBox={`0 0 ${weeks.length * step} ${floor + bottom}`}
      role="img"
      aria-label={label}
    >
      <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <line className="figures-hatch" x1="0" y1="0" x2="0" y2="5" />
      </pattern>
      {weeks.map((week, index) => {
        const x = index * step + (step - barWidth) / 2;
        const middle = index * step + step / 2;
        const [whole, inTime] = [heightOf(week.owed), heightOf(week.kept)];
        return (
          <g key={week.startsOn}>
            <rect
              className="figures-missed"
              x={x}
              y={floor - whole}
              width={barWidth}
              height={whole - inTime}
              fill={`url(#${hatch})`}
            />
            <rect className="figures-kept" x={x} y={floor - inTime} width={barWidth} height={inTime} />
            {week.owed > 0 && (
              <text x={middle} y={floor - whole - 4}>
                {percentOf(week.kept, week.owed)}
              </text>
            )}
            {(weeks.length - 1 - index) % 3 === 0 && (
              <text x={middle} y={floor + 15}>
                {formatWeek(week.startsOn)}
              </text>
            )}
          </g>
        );
      })}
      <line className="figures-floor" x1="0" x2={weeks.length * step} y1={floor} y2={floor} />
    </svg>
  );
}
