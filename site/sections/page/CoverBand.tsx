import { Band } from '#site/elements/Band.tsx';
import { Heading } from '#site/elements/text/Heading.tsx';
import { Icon } from '#site/elements/pictures/Icon.tsx';

type Side = { readonly heading: string; readonly lines: readonly string[] };

type Props = {
  readonly id: string;
  readonly heading: string;
  readonly covered: Side;
  readonly notCovered: Side;
};

/** What a promise covers, on a plate, and beside it what it does not. */
export function CoverBand({ id, heading, covered, notCovered }: Props) {
  const sides = [
    { ...covered, icon: 'Check', tone: 'text-good' },
    { ...notCovered, icon: 'X', tone: 'text-fault' },
  ] as const;
  return (
    <Band tone="sand" labelledBy={id} reveals>
      <Heading id={id} text={heading} className="max-w-none" />
      <div className="mt-8 grid gap-4 md:grid-cols-2 md:gap-8">
        {sides.map((side) => (
          <div key={side.heading} className="plate p-5 md:p-7">
            <h3 className={`flex items-center gap-2 text-h3 ${side.tone}`}>
              <Icon name={side.icon} />
              {side.heading}
            </h3>
            <ul className="mt-3 grid gap-3">
              {side.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Band>
  );
}
