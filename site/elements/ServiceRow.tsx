import type { ReactNode } from 'react';
import { Picture } from '#site/elements/pictures/Picture.tsx';
import type { PictureSource } from '#site/elements/pictures/picture-source.ts';
import { TextLink } from '#site/elements/links/TextLink.tsx';

export type ServiceRowFacts = {
  /** The row can be led to. */
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  /** The commonest signs, each with its story on the page of the service. */
  readonly signs: readonly { readonly text: string; readonly path: string }[];
  readonly price: string;
  readonly path: string;
  readonly picture?: PictureSource | undefined;
};

type Props = {
  readonly service: ServiceRowFacts;
  /** Its portrait stands over its words on wide screens. */
  readonly isTall: boolean;
  readonly learnMore: string;
  readonly from: string;
  /** Under the words on wide screens, where they leave room. */
  readonly children?: ReactNode;
};

/** One service: its portrait, its name, its price, its commonest signs. The name says what the picture shows. */
export function ServiceRow({ service, isTall, learnMore, from, children }: Props) {
  const { slug, name, description, signs, price, path, picture } = service;
  return (
    <article id={slug} className={`plate service-row grid overflow-hidden ${isTall ? 'service-tall' : ''}`}>
      <div className="service-row-picture relative bg-glass">
        {picture && <Picture picture={picture} alt="" />}
      </div>
      <h3 className="text-h3">{name}</h3>
      <p className="service-row-price">
        <span className="label">{from}</span> <b className="figures text-h3 font-semibold">{price}</b>
      </p>
      <div className="service-row-text">
        {/* On a phone the signs say it. */}
        <p className="max-sm:hidden">{description}</p>
        <ul className="flex flex-wrap gap-x-5 sm:my-2 sm:grid sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]">
          {signs.map((sign) => (
            <li key={sign.path}>
              <a className="text-link inline-block py-2 text-small font-normal" href={sign.path}>
                {sign.text}
              </a>
            </li>
          ))}
        </ul>
        <TextLink href={path} className="mt-1">
          {learnMore}
          <span className="sr-only">: {name}</span>
        </TextLink>
        {children}
      </div>
    </article>
  );
}
