import type { ReactNode } from 'react';

/** Folded parts of a page, close together as one list. */
export function Folds({ children }: { readonly children: ReactNode }) {
  return <div className="grid gap-2">{children}</div>;
}
