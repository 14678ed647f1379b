import { Block } from '#site/elements/Block.tsx';
import { Problem, type ProblemFacts, type ProblemLabels } from '#site/elements/Problem.tsx';

type Props = {
  readonly id: string;
  readonly heading: string;
  readonly problems: readonly ProblemFacts[];
  readonly labels: ProblemLabels;
};

/** Every way an appliance fails: the sign, its causes, what is done, and whether it may run meanwhile. */
export function ProblemList({ id, heading, problems, labels }: Props) {
  return (
    <Block id={id} heading={heading}>
      <div className="grid gap-3">
        {problems.map((problem) => (
          <Problem key={problem.slug} problem={problem} labels={labels} />
        ))}
      </div>
    </Block>
  );
}
