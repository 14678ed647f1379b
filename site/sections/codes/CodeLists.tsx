import type { ReactNode } from 'react';

type Props = {
  /** A section for each brand. */
  readonly children: ReactNode;
};

/** The lists of codes, brand by brand; what the finder searches. */
export function CodeLists({ children }: Props) {
  return (
    <div className="mt-10 grid gap-10" data-code-lists="">
      {children}
    </div>
  );
}
