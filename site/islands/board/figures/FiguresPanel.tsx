import { useState } from 'react';
import { figurePeriods, type FigurePeriod } from '#domain/figures/board-figures.ts';
import { parseBoardFigures } from '#site/islands/board/answers/figures-answers.ts';
import { useBoardAnswer } from '#site/islands/board/answers/use-board-answer.ts';
import type { PanelProps } from '#site/islands/board/panel-props.ts';
import { PeriodPlate } from './PeriodPlate.tsx';
import { Tallies } from './Tallies.tsx';

/** How well the promise is kept, where requests come from, and the leads as a file. */
export function FiguresPanel({ api, words: { figures: words, ...others }, appliances }: PanelProps) {
  const [period, setPeriod] = useState<FigurePeriod>('month');
  const { value, hasFailed } = useBoardAnswer(`${api}/figures?period=${period}`, parseBoardFigures);
  if (value === undefined)
    return <p className="board-quiet">{hasFailed ? others.failedToRead : others.loading}</p>;
  return (
    <div className="board-figures">
      <div className="figures-plates">
        {(['today', 'week', 'month'] as const).map((name) => (
          <PeriodPlate key={name} heading={words.periods[name]} figures={value[name]} words={words} />
        ))}
      </div>
      <section>
        <h2 className="board-name">{words.tallies}</h2>
        <div className="figures-periods" role="group" aria-label={words.choosePeriod}>
          {figurePeriods.map((name) => (
            <button key={name} type="button" aria-pressed={name === period} onClick={() => setPeriod(name)}>
              {words.periods[name]}
            </button>
          ))}
        </div>
        <Tallies tallies={value.tallies} words={words} appliances={appliances} />
      </section>
      {/* Without "download", so that an answer in words is shown as a page. */}
      <a className="button button-line" href={`${api}/leads.csv`}>
        {others.export}
      </a>
    </div>
  );
}
