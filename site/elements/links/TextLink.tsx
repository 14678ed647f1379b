import type { ReactNode } from 'react';
import { cn } from '#site/elements/class-names.ts';
import { Icon } from '#site/elements/pictures/Icon.tsx';

type Props = { readonly href: string; readonly children: ReactNode; readonly className?: string };

/** "Learn More →": a link at the end of a card or a band. At least 44 px high, so that a thumb finds it. */
export function TextLink({ href, children, className }: Props) {
  return (
    <a className={cn('text-link inline-flex min-h-11 items-center gap-1.5', className)} href={href}>
      {children}
      <Icon name="ArrowRight" className="size-[1.1em]" />
    </a>
  );
}
