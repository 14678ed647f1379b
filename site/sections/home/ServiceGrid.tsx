import { Band } from '#site/elements/Band.tsx';
import { Heading } from '#site/elements/text/Heading.tsx';
import { ServiceCard, type ServiceCardProps } from './ServiceCard.tsx';

type Props = {
  readonly heading: string;
  readonly lead: string;
  readonly note: string;
  readonly services: readonly ServiceCardProps[];
};

/** The nine services as one large plate with nine fields. */
export function ServiceGrid({ heading, lead, note, services }: Props) {
  return (
    <Band tone="sand" labelledBy="services-heading" reveals>
      <div className="grid gap-x-12 gap-y-4 lg:grid-cols-[1fr_26rem] lg:items-end">
        <Heading id="services-heading" text={heading} />
        <p className="text-ink-soft">{lead}</p>
      </div>
      <ul className="service-grid plate mt-8">
        {services.map((service) => (
          <ServiceCard key={service.path} {...service} />
        ))}
      </ul>
      <p className="mt-4 text-small text-ink-soft">{note}</p>
    </Band>
  );
}
