import { Fold } from '#site/elements/Fold.tsx';
import { TextLink } from '#site/elements/links/TextLink.tsx';

type Props = {
  readonly id: string;
  readonly heading: string;
  readonly guidePrice: string;
  readonly line: string;
  readonly link: { readonly text: string; readonly path: string };
  /** What the place does with the machine if it is not worth fixing. */
  readonly local: string | undefined;
  /** What the law asks before it is left outside. */
  readonly law: string | undefined;
};

/** What repairs usually cost, the rule of repair or replacement, the way to the reader's own numbers, and where an old machine goes. */
export function RepairRule({ id, heading, guidePrice, line, link, local, law }: Props) {
  return (
    <Fold id={id} heading={heading}>
      <div data-shared="">
        <p className="max-w-measure">{guidePrice}</p>
        <p className="mt-3 max-w-measure">{line}</p>
        <TextLink href={link.path} className="mt-2">
          {link.text}
        </TextLink>
      </div>
      {local !== undefined && <p className="mt-3 max-w-measure">{local}</p>}
      {law !== undefined && (
        <div data-shared="" className="mt-3">
          <p className="max-w-measure">{law}</p>
        </div>
      )}
    </Fold>
  );
}
