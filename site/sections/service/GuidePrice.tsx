import { Block } from '#site/elements/Block.tsx';
import { TextLink } from '#site/elements/links/TextLink.tsx';

type Props = {
  readonly id: string;
  readonly heading: string;
  /** A figure of the place that speaks of its age; empty where there is none. */
  readonly figure?: string;
  /** Whose figure it is; empty where it is said already. */
  readonly source?: string;
  readonly line: string;
  readonly link: { readonly text: string; readonly path: string };
};

/** What a national price guide prints for repairs of an appliance, and the way to the reader's own numbers. */
export function GuidePrice({ id, heading, figure = '', source = '', line, link }: Props) {
  return (
    <Block id={id} heading={heading}>
      {figure !== '' && (
        <p className="mb-3 max-w-measure" data-figure="">
          {figure}
        </p>
      )}
      <div data-shared="">
        <p className="max-w-measure">{line}</p>
        <TextLink href={link.path} className="mt-2">
          {link.text}
        </TextLink>
      </div>
      {source !== '' && <p className="mt-3 max-w-measure text-small text-ink-soft">{source}</p>}
    </Block>
  );
}
