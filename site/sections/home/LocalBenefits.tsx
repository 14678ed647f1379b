import { Heading } from '#site/elements/text/Heading.tsx';

export type LocalBenefitsProps = {
  readonly heading: string;
  readonly cards: readonly { readonly title: string; readonly text: string }[];
};

/** Six short fields of the sheet beside their heading. */
export function LocalBenefits({ heading, cards }: LocalBenefitsProps) {
  return (
    <section
      aria-labelledby="benefits-heading"
      className="grid gap-x-12 gap-y-5 bg-glass lg:grid-cols-[17rem_1fr]"
    >
      <Heading id="benefits-heading" text={heading} size="h3" />
      <ul className="grid gap-x-6 gap-y-3 text-small sm:grid-cols-2 xl:grid-cols-3">
        {cards.map(({ title, text }) => (
          <li key={title}>
            <h3 className="inline font-semibold">{title}.</h3> {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
