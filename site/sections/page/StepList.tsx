import { Band } from '#site/elements/Band.tsx';
import { Heading } from '#site/elements/text/Heading.tsx';

type Props = {
  readonly id: string;
  readonly heading: string;
  readonly intro?: string;
  readonly steps: readonly { readonly title: string; readonly text: string }[];
};

/** Numbered steps, one after the other. */
export function StepList({ id, heading, intro, steps }: Props) {
  return (
    <Band labelledBy={id} reveals>
      <Heading id={id} text={heading} />
      {intro !== undefined && <p className="mt-4 max-w-measure text-lead">{intro}</p>}
      <ol className="mt-8 border-t border-rule">
        {steps.map(({ title, text }, position) => (
          <li
            key={title}
            className="grid gap-x-8 gap-y-1 border-b border-rule py-5 md:grid-cols-[3rem_16rem_minmax(0,1fr)]"
          >
            <span aria-hidden="true" className="figures text-h3 font-semibold text-sea">
              {position + 1}
            </span>
            <h3 className="text-h4">{title}</h3>
            <p className="max-w-measure">{text}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
