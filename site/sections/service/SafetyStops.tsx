import type { SafetyWords } from '#content/words/safety/safety-words.ts';
import { Drawing } from '#site/elements/pictures/Drawing.tsx';
import { cn } from '#site/elements/class-names.ts';
import { Band } from '#site/elements/Band.tsx';
import { Heading } from '#site/elements/text/Heading.tsx';
import { Icon } from '#site/elements/pictures/Icon.tsx';
import { TextLink } from '#site/elements/links/TextLink.tsx';

type Props = {
  readonly id: string;
  readonly heading: string;
  /** With the drawings of what to do first. */
  readonly stops: readonly (SafetyWords & { readonly drawings: readonly string[] })[];
  readonly labels: { readonly firstDo: string; readonly whomToCall: string };
  /** To the recalls below, where there are any. */
  readonly recalls?: { readonly question: string; readonly text: string; readonly path: string } | undefined;
};

/** The first, which is open, lies across; so does the last where it would stand alone. */
function isWhole(index: number, count: number): boolean {
  return index === 0 || (index === count - 1 && index % 2 === 1);
}

/** Dangers that come before any repair, the gravest opened: what to do first, and whom to call. */
export function SafetyStops({ id, heading, stops, labels, recalls }: Props) {
  return (
    <Band tone="sand" air="tight" labelledBy={id}>
      <div className="flex items-center gap-3 text-fault">
        <Icon name="Alert" className="size-7" />
        <Heading id={id} text={heading} size="h3" className="max-w-none" />
      </div>
      <ul className="mt-4 grid gap-x-10 md:grid-cols-2">
        {stops.map(({ danger, do: first, call, drawings }, index) => (
          <li key={danger} className={isWhole(index, stops.length) ? 'md:col-span-2' : undefined}>
            <details className="danger border-t-2 border-fault" open={index === 0}>
              <summary className="flex min-h-14 items-center justify-between gap-4 py-3">
                <h3 className="text-h4">{danger}</h3>
                <Icon name="ChevronDown" className="turns" />
              </summary>
              <div
                className={cn('grid gap-x-10 gap-y-2 pb-5', isWhole(index, stops.length) && 'md:grid-cols-2')}
              >
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
                <p>
                  <strong className="font-semibold">{labels.whomToCall}:</strong> {call}
                </p>
              </div>
            </details>
          </li>
        ))}
      </ul>
      {recalls !== undefined && (
        <p className="mt-4 flex flex-wrap items-center gap-x-3">
          <strong className="font-semibold">{recalls.question}</strong>
          <TextLink href={recalls.path}>{recalls.text}</TextLink>
        </p>
      )}
    </Band>
  );
}
