import type { ReactNode } from 'react';
import { CallLink } from '#site/elements/buttons/CallLink.tsx';
import { Heading } from '#site/elements/text/Heading.tsx';
import type { Phone } from '#site/elements/buttons/phone.ts';

type Props = {
  readonly heading: string;
  readonly note: string;
  /** The call, above the form, where both close the page. */
  readonly call?: { readonly phone: Phone; readonly callLabel: string };
  /** The quote form. */
  readonly children?: ReactNode;
};

/** The quote form on a plate, beside the text where there is room. */
export function QuoteAside({ heading, note, call, children }: Props) {
  return (
    <aside aria-labelledby="quote-heading" className="quote-aside">
      <div className="plate p-5 md:p-6">
        <Heading id="quote-heading" text={heading} size="h3" />
        <p className="mt-1 mb-5 text-ink-soft">{note}</p>
        {call !== undefined && <CallLink phone={call.phone} label={call.callLabel} className="mb-5 w-full" />}
        {children}
      </div>
    </aside>
  );
}
