import { Band } from '#site/elements/Band.tsx';
import { Heading } from '#site/elements/text/Heading.tsx';
import { PartStrip } from './PartStrip.tsx';
import type { PartFigureProps } from './PartFigure.tsx';
import { ServiceRow, type ServiceRowFacts } from '#site/elements/ServiceRow.tsx';

type Props = {
  readonly groups: readonly {
    readonly heading: string;
    readonly text: string;
    readonly services: readonly ServiceRowFacts[];
  }[];
  /** The part that often fails of the first service, beside whose portrait is room for it. */
  readonly part: PartFigureProps;
  readonly learnMore: string;
  readonly from: string;
};

/** On wide screens two services are one large and one tall, three are tall, four are two rows of two. */
function isTall(index: number, count: number): boolean {
  return count === 3 || (count === 2 && index === 1);
}

/** The nine services in three groups: portrait, price, what fails, the way on. */
export function ServiceGroups({ groups, part, learnMore, from }: Props) {
  return (
    <Band>
      {groups.map(({ heading, text, services }) => (
        <div key={heading} className="not-first:mt-14 md:not-first:mt-20">
          <Heading text={heading} />
          <p className="mt-2 mb-6 max-w-measure text-ink-soft">{text}</p>
          <div className="service-cards grid gap-4">
            {services.map((service, index) => (
              <ServiceRow
                key={service.path}
                service={service}
                isTall={isTall(index, services.length)}
                learnMore={learnMore}
                from={from}
              >
                {services.length === 2 && index === 0 && <PartStrip {...part} />}
              </ServiceRow>
            ))}
          </div>
        </div>
      ))}
    </Band>
  );
}
