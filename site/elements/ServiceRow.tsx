import { PricePlate } from './PricePlate.tsx';
import { TextLink } from './TextLink.tsx';

export type ServiceRowFacts = {
  readonly name: string;
  readonly description: string;
  readonly issues: readonly string[];
  readonly price: string;
  readonly path: string;
};

type Props = { readonly service: ServiceRowFacts; readonly learnMore: string; readonly from: string };

/** One service: its name, its common faults, its price. */
export function ServiceRow({ service, learnMore, from }: Props) {
  const { name, description, issues, price, path } = service;
  return (
    <article className="plate px-5 py-5 md:px-7 md:py-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h3 className="text-h3">{name}</h3>
        <PricePlate label={from} price={price} />
      </div>
      <p className="mt-3 max-w-measure">{description}</p>
      <p className="mt-3 text-small text-ink-soft">{issues.join(' · ')}</p>
      <TextLink href={path} className="mt-2">
        {learnMore}
        <span className="sr-only">: {name}</span>
      </TextLink>
    </article>
  );
}
