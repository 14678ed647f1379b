import { parseBoardFigures } from '#site/islands/board/answers/board-answers.ts';
import { useBoardAnswer } from '#site/islands/board/answers/use-board-answer.ts';
import type { PanelProps } from '#site/islands/board/panel-props.ts';
import { PeriodPlate } from './PeriodPlate.tsx';

/** How well the promise is kept, and the leads as a file. */
export function FiguresPanel({ api, words, appliances }: PanelProps) {
  const { value, hasFailed } = useBoardAnswer(`${api}/figures`, parseBoardFigures);
  if (value === undefined)
    return <p className="board-quiet">{hasFailed ? words.failedToRead : words.loading}</p>;
  return (
    <div className="board-figures">
      <PeriodPlate heading={words.figures.today} period={value.today} words={words} appliances={appliances} />
      <PeriodPlate heading={words.figures.month} period={value.month} words={words} appliances={appliances} />
      {/* Without "download", so that an answer in words is shown as a page. */}
      <a className="button button-line" href={`${api}/leads.csv`}>
        {words.export}
      </a>
    </div>
  );
}
