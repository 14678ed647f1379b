import { Heading } from '#site/elements/text/Heading.tsx';
import { TextLink } from '#site/elements/links/TextLink.tsx';

export type TimelyRepairProps = {
  readonly heading: string;
  readonly lead: string;
  readonly cards: readonly { readonly title: string; readonly text: string }[];
  readonly link: { readonly text: string; readonly path: string };
};

/** Four reasons in one dark strip, the head of the sheet. */
export function TimelyRepair({ heading, lead, cards, link }: TimelyRepairProps) {
  return (
    <section
      aria-labelledby="timely-heading"
      className="on-lagoon grid gap-x-12 gap-y-5 bg-lagoon text-on-lagoon lg:grid-cols-[17rem_1fr]"
    >
      <div>
        <Heading id="timely-heading" text={heading} size="h3" />
        <p className="mt-2 text-small text-on-lagoon-soft">{lead}</p>
        <TextLink
          href={link.path}
          className="text-small font-semibold text-on-lagoon underline underline-offset-4"
        >
          {link.text}
        </TextLink>
      </div>
      <ul className="grid gap-x-6 gap-y-3 text-small sm:grid-cols-2 xl:grid-cols-4">
        {cards.map(({ title, text }) => (
          <li key={title} className="border-t border-rule-lagoon pt-2">
            <h3 className="font-semibold">{title}</h3>
            <p className="text-on-lagoon-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
