import { Fragment } from 'react';
import { cn } from '#site/elements/class-names.ts';

type Props = { readonly parts: readonly string[]; readonly className?: string };

/** Short things in one line, a dot between them; a line never starts with the dot. */
export function Dotted({ parts, className }: Props) {
  return (
    <p className={cn('dotted', className)}>
      {parts.map((part) => (
        <Fragment key={part}>
          <span>{part}</span>{' '}
        </Fragment>
      ))}
    </p>
  );
}
