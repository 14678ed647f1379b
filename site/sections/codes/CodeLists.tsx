import type { ReactNode } from 'react';
import { ChipList } from '#site/sections/brand/ChipList.tsx';

type Props = {
  readonly heading: string;
  /** Where the codes of each brand are on the page. */
  readonly brands: readonly { readonly text: string; readonly path: string }[];
  /** How an entry is read. */
  readonly note: string;
  /** A section for each brand. */
  readonly children: ReactNode;
};

/** The brands in a row, and the lists of the one that is chosen; of the first while none is. The search shows all that fit. */
export function CodeLists({ heading, brands, note, children }: Props) {
  return (
    <div>
      <ChipList id="brands" heading={heading} chips={brands} />
      <p className="mt-4 max-w-measure text-small text-ink-soft">{note}</p>
      <div className="mt-8 grid gap-10" data-code-lists="">
        {children}
      </div>
    </div>
  );
}
