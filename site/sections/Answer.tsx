import type { ReactNode } from 'react';
import type { AnswerWords } from '#content/answer-words.ts';

type Props = {
  readonly words: AnswerWords;
  readonly phone: { readonly e164: string; readonly text: string };
  /** The form with what the visitor typed, where there is one. */
  readonly children?: ReactNode;
};

/**
 * What went wrong with a form, the phone number, and the form again. The server fills the list of faults;
 * it stays hidden while there are none.
 */
export function Answer({ words, phone, children }: Props) {
  return (
    <section className="mx-auto grid max-w-2xl gap-6 px-4 py-12">
      <h1 className="text-3xl font-bold text-balance">{words.heading}</h1>
      <p className="text-lg">{words.text}</p>
      <ul data-fault-list="" hidden className="list-disc pl-6 font-medium" />
      <p>
        {words.callLine}{' '}
        <a href={`tel:${phone.e164}`} className="block text-4xl font-bold tabular-nums">
          {phone.text}
        </a>
      </p>
      {children}
    </section>
  );
}
