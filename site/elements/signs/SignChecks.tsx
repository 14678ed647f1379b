import type { CheckMark } from '#domain/repair/tell-plate.ts';
import { Lines } from '#site/elements/text/Lines.tsx';

export type SignCheckStory = {
  readonly step: string;
  readonly meaning: string;
  /** The numbers of the drawing that the step sends to, and what they stand on. */
  readonly marks: readonly CheckMark[];
};

type Props = { readonly checks: readonly SignCheckStory[] };

/** What a homeowner can check, in order: where, what to do, and beside a rule what each outcome means. */
export function SignChecks({ checks }: Props) {
  return (
    <ol className="mt-2 grid gap-5">
      {checks.map(({ step, meaning, marks }) => (
        <li key={step}>
          {/* The numbers are the drawing's: a check's own would read as a part to leave alone. */}
          {marks.length > 0 && (
            <span className="mb-1 flex flex-wrap gap-x-4 gap-y-1 font-semibold">
              {marks.map(({ label, name }) => (
                <span key={label} className="flex gap-2">
                  <b className="mark check">{label}</b>
                  {name}
                </span>
              ))}
            </span>
          )}{' '}
          <Lines text={step} />
          <span className="outcome mt-2">
            <Lines text={meaning} />
          </span>
        </li>
      ))}
    </ol>
  );
}
