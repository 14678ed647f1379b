import { useState } from 'react';
import type { BoardWords } from '#content/words/board/board-words.ts';
import type { Tally } from '#domain/figures/board-figures.ts';
import { fillText } from '#domain/words/wording.ts';
import { showCount } from './figure-texts.ts';

type Props = {
  readonly heading: string;
  readonly tallies: readonly Tally[];
  readonly words: BoardWords['figures'];
};

/** Rows shown at first. */
const fewRows = 8;

const columns = ['leads', 'booked', 'done'] as const;

/** How often each thing was named, with a bar, and what came of it. */
export function TallyTable({ heading, tallies, words }: Props) {
  const [isWhole, setWhole] = useState(false);
  const most = Math.max(1, ...tallies.map(({ count }) => count));
  const shown = isWhole ? tallies : tallies.slice(0, fewRows);
  return (
    <section className="figures-tally">
      <table>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            {columns.map((name) => (
              <th key={name} scope="col">
                {words[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ name, count, booked, done }) => (
            <tr key={name}>
              <th scope="row" dir="auto">
                {name}
                <meter className="figures-meter" value={count} max={most} aria-hidden />
              </th>
              <td>{showCount(count)}</td>
              <td>{showCount(booked)}</td>
              <td>{showCount(done)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {tallies.length > fewRows && (
        <button type="button" onClick={() => setWhole(!isWhole)}>
          {isWhole ? words.showFewer : fillText(words.showAll, { count: showCount(tallies.length) })}
        </button>
      )}
    </section>
  );
}
