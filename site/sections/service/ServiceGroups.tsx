import { Band } from '#site/elements/Band.tsx';
import { Heading } from '#site/elements/text/Heading.tsx';
import { ServiceRow, type ServiceRowFacts } from '#site/elements/ServiceRow.tsx';

type Props = {
  readonly groups: readonly {
    readonly heading: string;
    readonly text: string;
    readonly services: readonly ServiceRowFacts[];
  }[];
  readonly learnMore: string;
  readonly from: string;
};

/** The nine services in three groups, one row each: portrait, price, what fails, the way on. */
export function ServiceGroups({ groups, learnMore, from }: Props) {
  return (
    <Band>
      {groups.map(({ heading, text, services }) => (
        <div
          key={heading}
          className="grid gap-x-14 gap-y-4 not-first:mt-14 lg:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]"
        >
          <div className="lg:sticky lg:top-24 lg:self-start">
            <Heading text={heading} size="h3" />
            <p className="mt-2 text-ink-soft">{text}</p>
          </div>
          <div className="grid gap-4">
            {services.map((service) => (
              <ServiceRow key={service.path} service={service} learnMore={learnMore} from={from} />
            ))}
          </div>
        </div>
      ))}
    </Band>
  );
}
