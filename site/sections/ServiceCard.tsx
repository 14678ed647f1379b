import { TextLink } from '#site/elements/TextLink.tsx';

export type ServiceCardProps = {
  readonly name: string;
  readonly description: string;
  readonly path: string;
  readonly icon: { readonly small: string; readonly large: string };
  readonly from: string;
  readonly price: string;
  readonly learnMore: string;
};

export function ServiceCard({ name, description, path, icon, from, price, learnMore }: ServiceCardProps) {
  return (
    <li className="service-card">
      <img src={icon.small} srcSet={`${icon.large} 2x`} width={48} height={48} alt="" loading="lazy" />
      <h3 className="text-h4">{name}</h3>
      <p className="service-price">
        <span className="label">{from}</span> <b className="figures text-h3 font-semibold">{price}</b>
      </p>
      <p className="service-description text-small text-ink-soft">{description}</p>
      <TextLink href={path} className="service-link text-small">
        {learnMore}
        <span className="sr-only">: {name}</span>
      </TextLink>
    </li>
  );
}
