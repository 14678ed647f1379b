import type { BoardWords } from '#content/words/board/board-words.ts';
import type { BoardPeriod } from '#domain/leads/board.ts';
import { formatClock } from '#domain/clocks/clock-text.ts';
import { fillText } from '#domain/words/wording.ts';
import { Plate } from '#site/elements/Plate.tsx';
import { FactTable } from '#site/islands/board/lead/FactTable.tsx';
import type { Appliances } from '#site/islands/board/lead/LeadFacts.tsx';

type Props = {
  readonly heading: string;
  readonly period: BoardPeriod;
  readonly words: BoardWords;
  readonly appliances: Appliances;
};

function shareOf({ kept, owed }: BoardPeriod, { figures }: BoardWords): string {
  if (owed === 0) return figures.noCalls;
  const percent = String(Math.round((kept / owed) * 100));
  return fillText(figures.share, { kept: String(kept), owed: String(owed), percent });
}

/** The figures of a day or a month on a rating plate. */
export function PeriodPlate({ heading, period, words, appliances }: Props) {
  const { figures } = words;
  const { leads, medianMs, heldBack, places, pages } = period;
  const named = period.appliances.map(({ name, count }) => ({ name: appliances[name] ?? name, count }));
  const tables = [
    [figures.places, places],
    [figures.appliances, named],
    [figures.pages, pages],
  ] as const;
  return (
    <section>
      <h2 className="board-name">{heading}</h2>
      <Plate
        isRiveted
        facts={[
          { label: figures.leads, value: String(leads) },
          { label: figures.median, value: medianMs === null ? figures.noCalls : formatClock(medianMs) },
          { label: figures.kept, value: shareOf(period, words) },
          ...(heldBack === 0 ? [] : [{ label: figures.heldBack, value: String(heldBack) }]),
        ]}
      />
      {tables
        .filter(([, tallies]) => tallies.length > 0)
        .map(([title, tallies]) => (
          <FactTable
            key={title}
            heading={title}
            facts={tallies.map(({ name, count }) => [name, String(count)])}
          />
        ))}
    </section>
  );
}
