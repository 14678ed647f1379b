import { Band } from '#site/elements/Band.tsx';
import { Heading } from '#site/elements/text/Heading.tsx';

type Props = {
  readonly heading: string;
  readonly cards: readonly { readonly title: string; readonly text: string }[];
};

/** The heading stays while six short cards pass beside it. */
export function LocalBenefits({ heading, cards }: Props) {
  return (
    <Band
      tone="glass"
      labelledBy="benefits-heading"
      reveals
      className="grid gap-x-16 gap-y-8 lg:grid-cols-[22rem_1fr]"
    >
      <Heading id="benefits-heading" text={heading} className="self-start lg:sticky lg:top-28" />
      <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4">
        {cards.map(({ title, text }) => (
          <li key={title} className="plate px-5 py-4 sm:py-5">
            <h3 className="text-h4">{title}</h3>
            <p className="mt-1.5 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
