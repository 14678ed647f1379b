import { TextLink } from '#site/elements/links/TextLink.tsx';

type Props = {
  readonly question: string;
  readonly some: string;
  /** Which machines, a line each. */
  readonly machines: readonly string[];
  readonly order: string;
  /** The recalls of the page. */
  readonly link: { readonly text: string; readonly path: string };
};

/** Before the first fault of an appliance: which of them may be recalled, and that it stays off until its owner has looked. */
export function RecalledFirst({ question, some, machines, order, link }: Props) {
  return (
    <div className="mb-3 border-s-2 border-fault ps-3">
      <p>
        <strong className="font-semibold">{question}</strong> {some}
      </p>
      <ul className="list-disc ps-5">
        {machines.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <p>{order}</p>
      <TextLink href={link.path}>{link.text}</TextLink>
    </div>
  );
}
