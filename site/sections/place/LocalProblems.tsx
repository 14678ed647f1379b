import { Block } from '#site/elements/Block.tsx';
import { TextLink } from '#site/elements/TextLink.tsx';

type Props = {
  readonly id: string;
  readonly heading: string;
  readonly problems: readonly { readonly symptom: string; readonly cause: string; readonly path: string }[];
  readonly all: { readonly text: string; readonly path: string };
};

/** The faults this place brings on, each with its first cause and the way to the whole story. */
export function LocalProblems({ id, heading, problems, all }: Props) {
  return (
    <Block id={id} heading={heading}>
      <ul className="grid gap-3 sm:grid-cols-2">
        {problems.map(({ symptom, cause, path }) => (
          <li key={path} className="plate px-5 py-4">
            <a className="font-semibold text-sea underline underline-offset-4" href={path}>
              {symptom}
            </a>
            <p className="mt-1 text-small text-ink-soft">{cause}</p>
          </li>
        ))}
      </ul>
      <TextLink href={all.path} className="mt-3">
        {all.text}
      </TextLink>
    </Block>
  );
}
