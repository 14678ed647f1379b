import type { ReactNode } from 'react';

type Props = { readonly kind: 'quote' | 'message'; readonly children?: ReactNode };

/** A form on an answer page that serves both; the server keeps the one that was sent and takes the other out. */
export function KeptForm({ kind, children }: Props) {
  return <div data-kept-form={kind}>{children}</div>;
}
