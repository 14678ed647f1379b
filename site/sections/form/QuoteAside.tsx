import type { ReactNode } from 'react';
import { buttonClasses } from '#site/elements/buttons/button-classes.ts';
import { Heading } from '#site/elements/text/Heading.tsx';

import type { Phone } from '#site/elements/buttons/CallLink.tsx';

type Props = {
  readonly heading: string;
  readonly note?: string;
  /** On the page of a place: whom to ask at night. */
  readonly night?: string | undefined;
  /** The call, above the form, where both close the page; quiet, since the header has the number; phones have their bar. */
  readonly call?: { readonly phone: Phone; readonly callLabel: string };
  /** The quote form. */
  readonly children?: ReactNode;
};

/** The quote form on a plate, beside the text where there is room. */
export function QuoteAside({ heading, note, night, call, children }: Props) {
  return (
    <aside aria-labelledby="quote-heading" className="quote-aside">
      <div className="plate p-5 md:p-6">
        <Heading id="quote-heading" text={heading} size="h3" />
        {note !== undefined && <p className="mt-1 text-ink-soft">{note}</p>}
        {night !== undefined && <p className="mt-1 text-small text-ink-soft">{night}</p>}
        {call !== undefined && (
          <a
            href={`tel:${call.phone.e164}`}
            className={buttonClasses('line', 'regular', 'call-inside mt-5 w-full')}
          >
            {call.callLabel}
          </a>
        )}
        <div className="mt-5">{children}</div>
      </div>
    </aside>
  );
}
