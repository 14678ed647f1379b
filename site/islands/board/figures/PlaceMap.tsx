import type { BoardWords } from '#content/words/board/board-words.ts';
import type { Tally } from '#domain/figures/board-figures.ts';
import { fillText } from '#domain/words/wording.ts';
import type { BoardMap } from '#site/elements/pictures/board-map.ts';
import { showCount } from './figure-texts.ts';

type Props = {
  readonly map: BoardMap;
  readonly places: readonly Tally[];
  readonly words: BoardWords['figures'];
};

const largestRadius = 18;
const smallestRadius = 3;
/** A number is written where it fits and does not cover that of a larger dot. */
const roomForNumber = 9;
const clearOf = { x: 24, y: 13 } as const;

type Dot = { readonly name: string; readonly count: number; readonly x: number; readonly y: number };

function radiusOf(count: number, most: number): number {
  return smallestRadius + (largestRadius - smallestRadius) * Math.sqrt(count / most);
}

/** The dots whose numbers are shown, the largest first. */
function listNumbered(dots: readonly Dot[], most: number): readonly Dot[] {
  return dots
    .filter(({ count }) => radiusOf(count, most) >= roomForNumber)
    .reduce<readonly Dot[]>((shown, dot) => {
      const isClear = shown.every(
        ({ x, y }) => Math.abs(x - dot.x) >= clearOf.x || Math.abs(y - dot.y) >= clearOf.y,
      );
      return isClear ? [...shown, dot] : shown;
    }, []);
}

/** Where requests come from: a dot for each place, as large as it has requests, the number in it. */
export function PlaceMap({ map, places, words }: Props) {
  const dots: readonly Dot[] = places.flatMap(({ name, count }) => {
    const point = map.points[name];
    return point === undefined ? [] : [{ name, count, x: point[0], y: point[1] }];
  });
  const most = Math.max(1, ...dots.map(({ count }) => count));
  const elsewhere = places
    .filter(({ name }) => map.points[name] === undefined)
    .reduce((sum, { count }) => sum + count, 0);
  const label = fillText(words.map.summary, { count: showCount(dots.length) });
  return (
    <figure className="figures-map">
      <svg viewBox={`0 0 ${map.width} ${map.height}`} role="img" aria-label={label}>
        <path className="figures-land" d={map.land} />
        <path className="figures-served" d={map.served} />
        {dots.map(({ name, count, x, y }) => (
          <circle key={name} cx={x} cy={y} r={radiusOf(count, most)}>
            <title>{fillText(words.map.dot, { place: name, count: showCount(count) })}</title>
          </circle>
        ))}
        {listNumbered(dots, most).map(({ name, count, x, y }) => (
          <text key={name} x={x} y={y + 4}>
            {showCount(count)}
          </text>
        ))}
      </svg>
      {elsewhere > 0 && (
        <figcaption>{fillText(words.map.elsewhere, { count: showCount(elsewhere) })}</figcaption>
      )}
    </figure>
  );
}
