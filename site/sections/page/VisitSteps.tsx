import { Band } from '#site/elements/Band.tsx';
import type { SvgFile } from '#site/elements/pictures/picture-source.ts';
import { Heading } from '#site/elements/text/Heading.tsx';

type Props = {
  readonly id: string;
  readonly heading: string;
  readonly steps: readonly {
    readonly title: string;
    readonly text: string;
    readonly drawing: SvgFile;
  }[];
};

/** A visit from the call to the repaired machine, each step drawn. */
export function VisitSteps({ id, heading, steps }: Props) {
  return (
    <Band labelledBy={id}>
      <Heading id={id} text={heading} />
      <ol className="mt-8 grid gap-x-8 border-t border-rule md:grid-cols-2">
        {steps.map(({ title, text, drawing }) => (
          <li key={title} className="grid grid-cols-[auto_1fr] gap-x-5 border-b border-rule py-5">
            <img {...drawing} alt="" loading="lazy" className="w-28 rounded-plate lg:w-44" />
            <div>
              <h3 className="text-h4">{title}</h3>
              <p className="mt-1">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Band>
  );
}
