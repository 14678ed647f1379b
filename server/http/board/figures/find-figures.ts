// What the owner learns. Counted once for all who look, until anything changes.
import { figurePeriods, type BoardFigures, type FigurePeriod } from '#domain/figures/board-figures.ts';
import type { BoardParts } from '#server/http/board/board-parts.ts';
import { listNamedSources } from '#server/http/board/sources/named-sources.ts';
import { readFigures } from '#server/store/records/figures/read-figures.ts';

/** Nothing need be written for a call to become late, or for a day to end. */
const freshForMs = 15_000;

type FiguresParts = Pick<BoardParts, 'company' | 'now'> & {
  readonly store: Pick<BoardParts['store'], 'readChangeMark' | 'listSources'> &
    Parameters<typeof readFigures>[0];
};

type Counted = { readonly mark: string; readonly at: number; readonly figures: Promise<BoardFigures> };

/** Makes what answers. A period that is not known is that of the month. */
export function createFindFigures({
  store,
  company,
  now,
}: FiguresParts): (period: string | undefined) => Promise<BoardFigures> {
  const counted = new Map<FigurePeriod, Counted>();

  async function find(period: FigurePeriod): Promise<BoardFigures> {
    const mark = await store.readChangeMark();
    const at = now();
    const known = counted.get(period);
    const isFresh = known?.mark === mark && at >= known.at && at < known.at + freshForMs;
    if (isFresh) return known.figures;
    const { timeZone } = company.hours;
    const figures = listNamedSources(store).then((sources) =>
      readFigures(store, { period, now: at, timeZone, sources }),
    );
    counted.set(period, { mark, at, figures });
    // What failed is asked again by the next.
    figures.catch(() => counted.delete(period));
    return figures;
  }

  return (asked) => find(figurePeriods.find((name) => name === asked) ?? 'month');
}
