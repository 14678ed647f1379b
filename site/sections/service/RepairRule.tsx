import { Fold } from '#site/elements/Fold.tsx';
import { TextLink } from '#site/elements/links/TextLink.tsx';

type Props = {
  readonly id: string;
  readonly heading: string;
  readonly line: string;
  readonly link: { readonly text: string; readonly path: string };
};

/** The rule of repair or replacement, and the way to the reader's own numbers. */
export function RepairRule({ id, heading, line, link }: Props) {
  return (
    <Fold id={id} heading={heading}>
      <div data-shared="">
        <p className="max-w-measure">{line}</p>
        <TextLink href={link.path} className="mt-2">
          {link.text}
        </TextLink>
      </div>
    </Fold>
  );
}
