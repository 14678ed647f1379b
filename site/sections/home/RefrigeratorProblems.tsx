import { Band } from '#site/elements/Band.tsx';
import { Heading } from '#site/elements/text/Heading.tsx';
import { TextLink } from '#site/elements/links/TextLink.tsx';
import { ProblemRow, type ProblemRowProps } from './ProblemRow.tsx';

type Props = {
  readonly heading: string;
  readonly lead: string;
  readonly problems: readonly ProblemRowProps[];
  readonly link: { readonly text: string; readonly path: string };
};

export function RefrigeratorProblems({ heading, lead, problems, link }: Props) {
  return (
    <Band labelledBy="problems-heading" reveals>
      <Heading id="problems-heading" text={heading} />
      <p className="mt-3 text-ink-soft">{lead}</p>
      <ul className="mt-8 border-b border-rule">
        {problems.map((problem) => (
          <ProblemRow key={problem.title} {...problem} />
        ))}
      </ul>
      <TextLink href={link.path} className="mt-5">
        {link.text}
      </TextLink>
    </Band>
  );
}
