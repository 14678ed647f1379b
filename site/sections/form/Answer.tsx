import type { ReactNode } from 'react';
import type { AnswerWords } from '#content/words/forms/answer-words.ts';
import { Band } from '#site/elements/Band.tsx';
import { Heading } from '#site/elements/text/Heading.tsx';
import type { Phone } from '#site/elements/buttons/phone.ts';

type Props = {
  readonly words: AnswerWords;
  /** In front of the number under which a fault of ours stands in the log; the server shows both where there is one. */
  readonly errorNumber?: string;
  readonly phone: Phone;
  /** The form with what the visitor typed. */
  readonly children?: ReactNode;
};

/**
 * What went wrong with a form, the phone number, and the form again. The server fills the list of faults;
 * it stays hidden while there are none.
 */
export function Answer({ words, errorNumber, phone, children }: Props) {
  return (
    <Band>
      <div className="max-w-narrow">
        <Heading level={1} size="h2" text={words.heading} />
        <p className="mt-4 max-w-measure text-lead">{words.text}</p>
        <ul
          data-fault-list=""
          hidden
          className="mt-6 grid gap-2 rounded-control border-2 border-fault bg-fault-tint p-4 font-semibold [&_a]:underline"
        />
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
          <p data-error-id="" hidden className="mt-4 text-small text-ink-soft">
            {errorNumber} <span className="figures" />
          </p>
        )}
        <div className="plate mt-8 p-5 md:p-8">{children}</div>
      </div>
    </Band>
  );
}
