import type { SafetyWords } from '#content/words/safety/safety-words.ts';
import { Drawing } from '#site/elements/pictures/Drawing.tsx';
import { Band } from '#site/elements/Band.tsx';
import { Heading } from '#site/elements/text/Heading.tsx';
import { Icon } from '#site/elements/pictures/Icon.tsx';

type Props = {
  readonly id: string;
  readonly heading: string;
  /** With the drawings of what to do first. */
  readonly stops: readonly (SafetyWords & { readonly drawings: readonly string[] })[];
  readonly labels: { readonly firstDo: string; readonly whomToCall: string };
};

/** Dangers that come before any repair, the gravest opened: what to do first, and whom to call. */
export function SafetyStops({ id, heading, stops, labels }: Props) {
  return (
    <Band tone="sand" air="tight" labelledBy={id}>
      <div className="flex items-center gap-3 text-fault">
        <Icon name="Alert" className="size-7" />
        <Heading id={id} text={heading} size="h3" className="max-w-none" />
      </div>
      <ul className="mt-4 gap-x-10 md:columns-2">
        {stops.map(({ danger, do: first, call, drawings }, index) => (
          <li key={danger} className="break-inside-avoid">
            <details className="danger" open={index === 0}>
              <summary>
                <h3 className="text-h4">{danger}</h3>
                <Icon name="ChevronDown" className="turns" />
              </summary>
              <div className="flex gap-4">
                {drawings.length > 0 && (
                  <div className="flex-none">
                    {drawings.map((drawing) => (
                      <Drawing key={drawing} of={drawing} />
                    ))}
                  </div>
                )}
                <p>
                  <strong className="font-semibold">{labels.firstDo}:</strong> {first}
                </p>
              </div>
              <p className="mt-2 pb-5">
                <strong className="font-semibold">{labels.whomToCall}:</strong> {call}
              </p>
            </details>
          </li>
        ))}
      </ul>
    </Band>
  );
}
