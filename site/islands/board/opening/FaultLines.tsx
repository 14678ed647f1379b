import type { BoardWords } from '#content/words/board/board-words.ts';
import type { OpeningFault } from '#domain/opening/board-opening.ts';
import { fillIn } from './opening-text.ts';

type Words = BoardWords['opening'];

/** The label of the field a fault is about. */
const labels = {
  from: 'from',
  to: 'to',
  fromMs: 'fromTime',
  untilMs: 'untilTime',
  opensAtHour: 'opensAt',
  closesAtHour: 'closesAt',
  reason: 'reason',
  text: 'text',
  regions: 'awayRegions',
} as const satisfies Readonly<Record<string, keyof Words['fields']>>;

function sentenceOf({ field, fault }: OpeningFault, { faults, fields }: Words): string {
  const text = Object.entries(faults).find(([name]) => name === fault)?.[1] ?? faults.lost;
  const label = Object.entries(labels).find(([name]) => name === field)?.[1];
  return fillIn(text, { field: label === undefined ? field : fields[label] });
}

/** On a phone they stand below what is seen while the first field is written in. */
const bringIntoView = (line: HTMLElement | null) => line?.scrollIntoView({ block: 'nearest' });

/** What was wrong with the last try. */
export function FaultLines({
  words,
  faults,
}: {
  readonly words: Words;
  readonly faults: readonly OpeningFault[];
}) {
  return (
    <div role="alert">
      {faults.map((fault) => (
        <p key={`${fault.field} ${fault.fault}`} ref={bringIntoView} className="board-fault">
          {sentenceOf(fault, words)}
        </p>
      ))}
    </div>
  );
}
