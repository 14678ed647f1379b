import { Heading } from '#site/elements/text/Heading.tsx';
import { TextLink } from '#site/elements/links/TextLink.tsx';
import type { PlateMark } from '#content/catalogue/plates/plate-form.ts';
import { ProblemCard, type ProblemCardProps } from './ProblemCard.tsx';

export type RefrigeratorProblemsProps = {
  readonly heading: string;
  readonly lead: string;
  /** What the numbers of the drawing mean. */
  readonly legend: readonly { readonly mark: PlateMark; readonly label: string; readonly text: string }[];
  readonly note: string;
  readonly problems: readonly ProblemCardProps[];
  readonly link: { readonly text: string; readonly path: string };
};

/** One machine, three faults: the same drawing thrice, each time with other parts lit. Phones slide along it. */
export function RefrigeratorProblems(props: RefrigeratorProblemsProps) {
  const { heading, lead, legend, note, problems, link } = props;
  return (
    <section aria-labelledby="problems-heading" data-reveal="">
      <Heading id="problems-heading" text={heading} className="max-w-none" />
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        <p className="lg:flex-1">{lead}</p>
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-small font-semibold">
          {legend.map(({ mark, label, text }) => (
            <li key={mark} className="flex gap-1.5">
              <b className={`mark ${mark}`}>{label}</b>
              {text}
            </li>
          ))}
        </ul>
      </div>
      <div className="carousel-window overflow-x-auto">
        <ul className="slides">
          {problems.map((problem) => (
            <ProblemCard key={problem.title} {...problem} />
          ))}
        </ul>
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6">
        <TextLink href={link.path}>{link.text}</TextLink>
        <p className="text-small text-ink-soft">{note}</p>
      </div>
    </section>
  );
}
