import type { SafetyWords } from '#content/words/safety/safety-words.ts';
import { Band } from '#site/elements/Band.tsx';
import { Heading } from '#site/elements/text/Heading.tsx';
import { Icon } from '#site/elements/pictures/Icon.tsx';

type Props = {
  readonly id: string;
  readonly heading: string;
  readonly stops: readonly SafetyWords[];
  readonly labels: { readonly firstDo: string; readonly whomToCall: string };
};

/** Dangers that come before any repair: what to do first, and whom to call. */
export function SafetyStops({ id, heading, stops, labels }: Props) {
  return (
    <Band tone="sand" air="tight" labelledBy={id}>
      <div className="flex items-center gap-3 text-fault">
        <Icon name="Alert" className="size-7" />
        <Heading id={id} text={heading} size="h3" className="max-w-none" />
      </div>
      <ul className="mt-5 grid gap-x-10 gap-y-6 md:grid-cols-3">
        {stops.map(({ danger, do: first, call }) => (
          <li key={danger} className="border-t-2 border-fault pt-3">
            <h3 className="text-h4">{danger}</h3>
            <p className="mt-2">
              <strong className="font-semibold">{labels.firstDo}:</strong> {first}
            </p>
            <p className="mt-2">
              <strong className="font-semibold">{labels.whomToCall}:</strong> {call}
            </p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
