import { Lines } from '#site/elements/text/Lines.tsx';

export type SignCheckStory = {
  /** What to do, in a few words. */
  readonly title: string;
  readonly step: string;
  readonly meaning: string;
  /** The numbers of the drawing that the step sends to. */
  readonly marks: readonly string[];
};

type Props = { readonly checks: readonly SignCheckStory[] };

/** What a homeowner can check, in order: what and where, step by step, and beside a rule what each outcome means. */
export function SignChecks({ checks }: Props) {
  return (
    <ol className="mt-2 grid gap-5">
      {checks.map(({ title, step, meaning, marks }) => (
        <li key={title}>
          {/* The numbers are the drawing's: a check's own would read as a part to leave alone. */}
          <span className="flex gap-2 font-semibold">
            {marks.map((label) => (
              <b key={label} className="mark check">
                {label}
              </b>
            ))}
            {title}
          </span>{' '}
          <Lines text={step} />
          <span className="outcome">
            <Lines text={meaning} />
          </span>
        </li>
      ))}
    </ol>
  );
}
