import type { BoardWords } from '#content/words/board/board-words.ts';
import type { LeadTallies, Tally } from '#domain/figures/board-figures.ts';
import { fillText } from '#domain/words/wording.ts';
import { TallyTable } from './TallyTable.tsx';

type Props = {
  readonly tallies: LeadTallies;
  readonly words: BoardWords['figures'];
  readonly appliances: Readonly<Record<string, string>>;
};

function named(tallies: readonly Tally[], unnamed: string): readonly Tally[] {
  return tallies.map(({ name, ...counts }) => ({ name: name === '' ? unnamed : name, ...counts }));
}

/** Where requests come from and what they are about. */
export function Tallies({ tallies, words, appliances }: Props) {
  const nameOf = (appliance: string) => appliances[appliance] ?? appliance;
  const tables = [
    [words.places, named(tallies.places, words.noPlace)],
    [
      words.appliances,
      named(
        tallies.appliances.map(({ name, ...counts }) => ({ name: nameOf(name), ...counts })),
        words.noAppliance,
      ),
    ],
    [
      words.signs,
      tallies.signs.map(({ appliance, name, ...counts }) => ({
        name: fillText(words.signOf, { appliance: nameOf(appliance), sign: name }),
        ...counts,
      })),
    ],
    [words.sources, named(tallies.sources, words.noSource)],
    [words.pages, named(tallies.pages, words.noPage)],
  ] as const;
  return (
    <div className="figures-tallies">
      {tables
        .filter(([, rows]) => rows.length > 0)
        .map(([heading, rows]) => (
          <TallyTable key={heading} heading={heading} tallies={rows} words={words} />
        ))}
    </div>
  );
}
