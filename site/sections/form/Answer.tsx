import type { ReactNode } from 'react';
import type { AnswerWords } from '#content/words/forms/answer-words.ts';
import { Band } from '#site/elements/Band.tsx';
import { Heading } from '#site/elements/text/Heading.tsx';
import type { Phone } from '#site/elements/buttons/CallLink.tsx';

type Props = {
  readonly words: AnswerWords;
  /** In front of the number that a fault of ours has in the log. */
  readonly errorNumber?: string | undefined;
  readonly errorId?: string | undefined;
  /** What is wrong, with the addresses of the fields. */
  readonly faults: readonly { readonly href: string; readonly sentence: string }[];
  readonly phone: Phone;
  /** The form with what the visitor typed. */
  readonly children?: ReactNode;
};

/** What went wrong with a form, the phone number, and the form again. */
export function Answer({ words, errorNumber, errorId, faults, phone, children }: Props) {
  return (
    <Band>
      <div className="max-w-narrow">
        <Heading level={1} size="h2" text={words.heading} />
        <p className="mt-4 max-w-measure text-lead">{words.text}</p>
        <ul
          data-fault-list=""
          hidden={faults.length === 0}
          className="mt-6 grid gap-2 rounded-control border-2 border-fault bg-fault-tint p-4 font-semibold [&_a]:underline"
        >
          {faults.map(({ href, sentence }) => (
            <li key={href}>
              <a href={href}>{sentence}</a>
            </li>
          ))}
        </ul>
        <p className="mt-6">
          {words.callLine}
          <a
            href={`tel:${phone.e164}`}
            className="figures block w-fit py-1 text-figure font-semibold whitespace-nowrap text-sea underline"
          >
            {phone.text}
          </a>
        </p>
        {errorNumber === undefined ? null : (
          <p data-error-id="" hidden={errorId === undefined} className="mt-4 text-small text-ink-soft">
            {errorNumber} <span className="figures">{errorId}</span>
          </p>
        )}
        <div className="plate mt-8 p-5 md:p-8">{children}</div>
      </div>
    </Band>
  );
}
