import { Band } from '#site/elements/Band.tsx';
import { HeadedGroup } from '#site/elements/HeadedGroup.tsx';
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
        <HeadedGroup key={heading} heading={heading} text={text}>
          <div className="grid gap-4">
            {services.map((service) => (
              <ServiceRow key={service.path} service={service} learnMore={learnMore} from={from} />
            ))}
          </div>
        </HeadedGroup>
      ))}
    </Band>
  );
}
