import type { ReactNode } from 'react';
import { Band } from '#site/elements/Band.tsx';
import { Heading } from '#site/elements/text/Heading.tsx';

type Props = {
  readonly id: string;
  readonly heading: string;
  readonly text: string;
  /** The form. */
  readonly children?: ReactNode;
};

/** A form with its reason beside it. */
export function FormBand({ id, heading, text, children }: Props) {
  return (
    <Band labelledBy={id}>
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[20rem_minmax(0,1fr)]" data-no-print="">
        <div>
          <Heading id={id} text={heading} />
          <p className="mt-4 max-w-measure">{text}</p>
        </div>
        <div className="plate p-5 md:p-7">{children}</div>
      </div>
    </Band>
  );
}
