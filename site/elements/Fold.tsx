import type { ReactNode } from 'react';
import { Heading } from '#site/elements/text/Heading.tsx';
import { Icon } from '#site/elements/pictures/Icon.tsx';

type Props = {
  readonly id: string;
  readonly heading: string;
  /** What its line says beside the heading. */
  readonly note?: string;
  readonly children: ReactNode;
};

/** A part of a page behind its heading: what few look for, on a page that many read in a hurry. */
export function Fold({ id, heading, note, children }: Props) {
  return (
    <section aria-labelledby={id}>
      <details className="plate">
        <summary className="problem px-5 py-3 sm:py-4 md:px-6">
          <Heading id={id} text={heading} size="h3" className="max-w-none" />
          {note !== undefined && <span className="text-small font-semibold text-fault">{note}</span>}
          <Icon name="ChevronDown" className="turns" />
        </summary>
        <div className="border-t border-rule px-5 py-4 md:px-6">{children}</div>
      </details>
    </section>
  );
}

type ListProps = {
  /** Lists of links, which are no use on paper. */
  readonly isForScreen?: boolean;
  readonly children: ReactNode;
};

/** Folds close together, as one list. */
export function Folds({ isForScreen = false, children }: ListProps) {
  return (
    <div className="grid content-start gap-2" data-no-print={isForScreen ? '' : undefined}>
      {children}
    </div>
  );
}
