import { Band } from '#site/elements/Band.tsx';
import { Heading } from '#site/elements/text/Heading.tsx';
import { FaqItem } from './FaqItem.tsx';

type Props = {
  readonly heading: string;
  readonly faqs: readonly { readonly id: string; readonly question: string; readonly answer: string }[];
};

/** None or one answer is open: the browser keeps it so by the shared name, a script where the browser cannot. */
export function Faqs({ heading, faqs }: Props) {
  return (
    <Band
      tone="sand"
      labelledBy="faqs-heading"
      reveals
      className="grid gap-x-16 gap-y-8 lg:grid-cols-[22rem_1fr]"
    >
      <Heading id="faqs-heading" text={heading} />
      <div className="border-b border-rule" data-faq="">
        {faqs.map((faq) => (
          <FaqItem key={faq.id} {...faq} />
        ))}
      </div>
    </Band>
  );
}
