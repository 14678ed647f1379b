import { Fragment } from 'react';

type Props = { readonly text: string };

/** Between two orders or two outcomes. A question stays with its answer: "Smell gas? Get everyone out." */
const lineEnd = /(?<=\.[”"]?) (?=[\p{Lu}\d“])/u;
/** Whom or what a line is for: "Electric:", "Gas stoves only:", "Hoods with a duct:", "Wet floor:", "One test only:". */
const forWhom =
  /^(?:Electric|Gas|Propane|Plug-in coils|Hoods with(?:out)?|Over the range|Range|Wall oven|(?:Wet|Dry) floor|One test only)[^:.?]{0,16}:/u;

/** Help that is followed with one hand on the machine: one order or one outcome a line; whom it is for stands out. */
export function Lines({ text }: Props) {
  return text.split(lineEnd).map((line) => {
    const whom = forWhom.exec(line)?.[0] ?? '';
    return (
      <Fragment key={line}>
        <span className="line">
          {whom !== '' && <strong className="font-semibold">{whom}</strong>}
          {line.slice(whom.length)}
        </span>{' '}
      </Fragment>
    );
  });
}
