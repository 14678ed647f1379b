import type { ReactNode } from 'react';

type Props = { readonly children: ReactNode };

/** The first block of a page with a form, where it has two parts: the form follows both. */
export function BeforeForm({ children }: Props) {
  return <div className="grid gap-10">{children}</div>;
}
