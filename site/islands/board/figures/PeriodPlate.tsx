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

/** The figures of some days on a rating plate. */
export function PeriodPlate({ heading, figures, words }: Props) {
  const { leads, medianMs, booked, done, notOurs, spam, heldBack } = figures;
  const rare = [
    { label: words.notOurs, value: notOurs },
    { label: words.spam, value: spam },
    { label: words.heldBack, value: heldBack },
  ];
  return (
    <section>
      <h2 className="board-name">{heading}</h2>
      <Plate
        isRiveted
        facts={[
          { label: words.leads, value: showCount(leads) },
          { label: words.kept, value: shareInTime(figures, words) },
          { label: words.median, value: medianMs === null ? words.noCalls : formatClock(medianMs) },
          { label: words.booked, value: countOfLeads(booked, figures, words) },
          { label: words.done, value: showCount(done) },
          ...(['withPhoto', 'withSign', 'canceled'] as const).map((name) => ({
            label: words[name],
            value: countOfLeads(figures[name], figures, words),
          })),
          ...rare
            .filter(({ value }) => value > 0)
            .map(({ label, value }) => ({ label, value: showCount(value) })),
        ]}
      />
    </section>
  );
}
