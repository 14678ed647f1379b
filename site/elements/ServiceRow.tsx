import { Dotted } from '#site/elements/text/Dotted.tsx';
import { Picture } from '#site/elements/pictures/Picture.tsx';
import type { PictureSource } from '#site/elements/pictures/picture-source.ts';
import { TextLink } from '#site/elements/links/TextLink.tsx';

export type ServiceRowFacts = {
  readonly name: string;
  readonly description: string;
  /** The commonest signs. */
  readonly signs: readonly string[];
  readonly price: string;
  readonly path: string;
  readonly picture?: PictureSource | undefined;
};

type Props = { readonly service: ServiceRowFacts; readonly learnMore: string; readonly from: string };

/** One service: its portrait, its name, its price, its commonest signs. The name says what the picture shows. */
export function ServiceRow({ service, learnMore, from }: Props) {
  const { name, description, signs, price, path, picture } = service;
  return (
    <article className="plate service-row">
      <div className="service-row-picture">{picture && <Picture picture={picture} alt="" />}</div>
      <h3 className="text-h3">{name}</h3>
      <p className="service-row-price">
        <span className="label">{from}</span> <b className="figures text-h3 font-semibold">{price}</b>
      </p>
      <div className="service-row-text">
        <p>{description}</p>
        <Dotted parts={signs} className="mt-2 text-small text-ink-soft" />
        <TextLink href={path} className="mt-1">
          {learnMore}
          <span className="sr-only">: {name}</span>
        </TextLink>
      </div>
    </article>
  );
}
