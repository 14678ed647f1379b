import type { ReactNode } from 'react';
import { CodeKey, type CodeKeyProps } from './CodeKey.tsx';
import { ChipList } from '#site/sections/brand/ChipList.tsx';

type Props = {
  readonly heading: string;
  /** Where the codes of each brand are on the page. */
  readonly brands: readonly { readonly text: string; readonly path: string }[];
  readonly labelKey: CodeKeyProps;
  /** A section for each brand. */
  readonly children: ReactNode;
};

/** The brands in a row, and the lists of the one that is chosen; of the first while none is. The search shows all that fit. */
export function CodeLists({ heading, brands, labelKey, children }: Props) {
  return (
    <div>
      <ChipList id="brands" heading={heading} chips={brands} />
      <CodeKey {...labelKey} />
      <div className="mt-8 grid gap-10" data-code-lists="">
        {children}
      </div>
    </div>
  );
}
