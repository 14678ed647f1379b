import { Drawing } from '#site/elements/pictures/Drawing.tsx';
import { Picture } from '#site/elements/pictures/Picture.tsx';
import type { PictureSource } from '#site/elements/pictures/picture-source.ts';
import { TextLink } from '#site/elements/links/TextLink.tsx';

export type ServiceCardProps = {
  readonly name: string;
  readonly path: string;
  readonly picture?: PictureSource | undefined;
  readonly drawing: string;
  readonly from: string;
  readonly price: string;
  readonly learnMore: string;
};

/** One field of the services plate. The name says what the picture shows, so the picture has no text of its own. */
export function ServiceCard(props: ServiceCardProps) {
  const { name, path, picture, drawing, from, price, learnMore } = props;
  return (
    <li className="service-card">
      <div className="service-picture">{picture && <Picture picture={picture} alt="" />}</div>
      <h3 className="flex items-baseline gap-2 text-h4">
        <Drawing of={drawing} />
        {name}
      </h3>
      <p className="service-price">
        <span className="label">{from}</span> <b className="figures text-h3 font-semibold">{price}</b>
      </p>
      <TextLink href={path} className="service-link text-small">
        {learnMore}
        <span className="sr-only">: {name}</span>
      </TextLink>
    </li>
  );
}
