import { Band } from '#site/elements/Band.tsx';
import { Heading } from '#site/elements/text/Heading.tsx';
import { TextLink } from '#site/elements/links/TextLink.tsx';

type Props = {
  readonly heading: string;
  readonly lead: string;
  readonly cards: readonly { readonly title: string; readonly text: string }[];
  readonly link: { readonly text: string; readonly path: string };
};

/** Four reasons side by side on the dark ground, each under a thick rule. */
export function TimelyRepair({ heading, lead, cards, link }: Props) {
  return (
    <Band tone="lagoon" labelledBy="timely-heading" reveals>
      <Heading id="timely-heading" text={heading} />
      <p className="mt-3 max-w-measure text-on-lagoon-soft">{lead}</p>
      <ul className="mt-10 grid gap-x-8 gap-y-8 sm:grid-cols-2 xl:grid-cols-4">
        {cards.map(({ title, text }) => (
          <li key={title} className="border-t-3 border-glass-deep pt-4">
            <h3 className="text-h4">{title}</h3>
            <p className="mt-2 text-on-lagoon-soft">{text}</p>
          </li>
        ))}
      </ul>
      <TextLink href={link.path} className="mt-8 font-semibold text-on-lagoon underline underline-offset-4">
        {link.text}
      </TextLink>
    </Band>
  );
}
