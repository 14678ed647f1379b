import { Band } from '#site/elements/Band.tsx';
import { Heading } from '#site/elements/text/Heading.tsx';
import { Icon } from '#site/elements/pictures/Icon.tsx';

type Props = {
  readonly id: string;
  readonly heading: string;
  readonly stops: readonly string[];
  readonly after?: string;
};

/** Dangers in running text, before anything else on the page. */
export function StopList({ id, heading, stops, after }: Props) {
  return (
    <Band tone="sand" air="tight" labelledBy={id}>
      <div className="flex items-center gap-3 text-fault">
        <Icon name="Alert" className="size-7" />
        <Heading id={id} text={heading} size="h3" className="max-w-none" />
      </div>
      <ul className="mt-4 grid gap-x-10 gap-y-4 md:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
        {stops.map((stop) => (
          <li key={stop} className="border-t-2 border-fault pt-3">
            {stop}
          </li>
        ))}
      </ul>
      {after !== undefined && <p className="mt-4 border-t-2 border-fault pt-3 font-semibold">{after}</p>}
    </Band>
  );
}
