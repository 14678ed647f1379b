import type { ReactNode } from 'react';

type Props = { readonly children: ReactNode };

/** The body of a page with a form: its parts one below the other, the form beside them on wide screens. */
export function FormColumns({ children }: Props) {
  return <div className="page-width form-columns">{children}</div>;
}
