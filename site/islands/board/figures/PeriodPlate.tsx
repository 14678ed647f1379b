import type { BoardWords } from '#content/words/board/board-words.ts';
import { formatClock } from '#domain/clocks/clock-text.ts';
import type { PlateFigures } from '#domain/figures/board-figures.ts';
import { Plate } from '#site/elements/Plate.tsx';
import { countOfLeads, shareInTime, showCount } from './figure-texts.ts';

type Props = {
  readonly heading: string;
  readonly figures: PlateFigures;
  readonly words: BoardWords['figures'];
};

const shares = ['reached', 'booked', 'visited', 'done', 'withPhoto', 'withSign'] as const;
/** Shown where there are any. */
const rare = ['canceled', 'erased', 'unreached', 'notOurs', 'spam', 'heldBack'] as const;

/** The figures of some days on a rating plate. */
export function PeriodPlate({ heading, figures, words }: Props) {
  const { leads, medianMs } = figures;
  return (
    <section>
      <h2 className="board-name">{heading}</h2>
      <Plate
        isRiveted
        facts={[
          { label: words.leads, value: showCount(leads) },
          { label: words.kept, value: shareInTime(figures, words) },
          { label: words.median, value: medianMs === null ? words.noCalls : formatClock(medianMs) },
          ...shares.map((name) => ({
            label: words[name],
            value: countOfLeads(figures[name], figures, words),
          })),
          ...rare
            .filter((name) => figures[name] > 0)
            .map((name) => ({ label: words[name], value: showCount(figures[name]) })),
        ]}
      />
    </section>
  );
}
