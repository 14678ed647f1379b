import { useState } from 'react';
import type { BoardWords } from '#content/words/board/board-words.ts';
import { tallySteps, type Tally } from '#domain/figures/board-figures.ts';
import { fillText } from '#domain/words/wording.ts';
import { showCount } from './figure-texts.ts';

type Props = {
  readonly heading: string;
  readonly tallies: readonly Tally[];
  readonly words: BoardWords['figures'];
};

/** Rows shown at first. */
const fewRows = 8;

/** How often each thing was named, with a bar, and how far the requests came. */
export function TallyTable({ heading, tallies, words }: Props) {
  const [isWhole, setWhole] = useState(false);
  const most = Math.max(1, ...tallies.map(({ count }) => count));
  const shown = isWhole ? tallies : tallies.slice(0, fewRows);
  return (
    <section className="figures-tally">
      <div className="figures-scroll" tabIndex={0} role="region" aria-label={heading}>
        <table>
          <thead>
            <tr>
              <th scope="col">{heading}</th>
              {tallySteps.map((name) => (
                <th key={name} scope="col">
                  {words[name === 'count' ? 'leads' : name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ name, ...counts }) => (
              <tr key={name}>
                <th scope="row" dir="auto">
                  {name}
                  <meter className="figures-meter" value={counts.count} max={most} aria-hidden />
                </th>
                {tallySteps.map((step) => (
                  <td key={step}>{showCount(counts[step])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {tallies.length > fewRows && (
        <button type="button" onClick={() => setWhole(!isWhole)}>
          {isWhole ? words.showFewer : fillText(words.showAll, { count: showCount(tallies.length) })}
        </button>
      )}
    </section>
  );
}
