import { useState } from 'react';
import { readFigures } from '#domain/board/office-calls.ts';
import { figurePeriods, sourceWeeksShown, type FigurePeriod } from '#domain/figures/board-figures.ts';
import { useBoardAnswer } from '#site/islands/board/answers/use-board-answer.ts';
import type { PanelProps } from '#site/islands/board/panel-props.ts';
import { SourceList } from '#site/islands/board/sources/SourceList.tsx';
import { CallerTable } from './CallerTable.tsx';
import { ExportForm } from './ExportForm.tsx';
import { HourTable } from './HourTable.tsx';
import { PeriodPlate } from './PeriodPlate.tsx';
import { PlaceMap } from './PlaceMap.tsx';
import { SourceWeekTable } from './SourceWeekTable.tsx';
import { Tallies } from './Tallies.tsx';
import { WeekBars } from './WeekBars.tsx';
import { WeeklyMail } from './WeeklyMail.tsx';
import { WeekTable } from './WeekTable.tsx';

/** How well the promise is kept, when and where requests come from, the owner's mail, and the leads as a file. */
export function FiguresPanel({ api, words: allWords, role, hours, appliances, map }: PanelProps) {
  const words = allWords.figures;
  const [period, setPeriod] = useState<FigurePeriod>('month');
  const { value, hasFailed } = useBoardAnswer(api, { call: readFigures, question: { period } });
  if (value === undefined)
    return <p className="board-quiet">{hasFailed ? allWords.failedToRead : allWords.loading}</p>;
  return (
    <div className="board-figures">
      <div className="figures-plates">
        {(['today', 'week', 'month'] as const).map((name) => (
          <PeriodPlate key={name} heading={words.periods[name]} figures={value[name]} words={words} />
        ))}
      </div>
      <p className="figures-note">{words.percentOf}</p>
      <div className="figures-pair">
        <section>
          <h2 className="board-name">{words.bars.heading}</h2>
          <WeekBars weeks={value.weeks} words={words} />
          <p className="figures-note">{words.bars.legend}</p>
          <WeekTable weeks={value.weeks} words={words} />
        </section>
        <section>
          <h2 className="board-name">{words.hours.heading}</h2>
          <HourTable hours={value.hours} open={hours} shows="hours" words={words} />
        </section>
        <section>
          <h2 className="board-name">{words.sourceWeeks.heading}</h2>
          <SourceWeekTable
            sources={value.sourceWeeks}
            weeks={value.weeks.slice(-sourceWeeksShown).map(({ startsOn }) => startsOn)}
            words={words}
          />
        </section>
        <section>
          <h2 className="board-name">{words.inTime.heading}</h2>
          <HourTable hours={value.hours} open={hours} shows="inTime" words={words} />
        </section>
      </div>
      <section>
        <h2 className="board-name">{words.tallies}</h2>
        <div className="board-choices" role="group" aria-label={words.choosePeriod}>
          {figurePeriods.map((name) => (
            <button key={name} type="button" aria-pressed={name === period} onClick={() => setPeriod(name)}>
              {words.periods[name]}
            </button>
          ))}
        </div>
        {value.tallies.places.length === 0 && <p className="figures-note">{words.nothing}</p>}
        <div className="figures-where" hidden={value.tallies.places.length === 0}>
          <PlaceMap map={map} places={value.tallies.places} words={words} />
          <Tallies tallies={value.tallies} words={words} appliances={appliances} />
        </div>
        {value.callers.length > 0 && <CallerTable callers={value.callers} words={words} />}
      </section>
      {role === 'owner' && <SourceList api={api} words={allWords} />}
      {role === 'owner' && <WeeklyMail api={api} words={allWords} />}
      <ExportForm action={`${api}/leads.csv`} words={words.export} />
    </div>
  );
}
