import type { ComponentProps, ReactNode } from 'react';
import { CodeFinder } from './CodeFinder.tsx';

type Props = {
  readonly finder: ComponentProps<typeof CodeFinder>;
  /** A section for each brand. */
  readonly children: ReactNode;
};

/** The lists of codes, brand by brand, under the field that searches them. */
export function CodeLists({ finder, children }: Props) {
  return (
    <div>
      <CodeFinder {...finder} />
      <div className="mt-10 grid gap-10" data-code-lists="">
        {children}
      </div>
    </div>
  );
}
