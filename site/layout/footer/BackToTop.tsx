import { Icon } from '#site/elements/pictures/Icon.tsx';

type Props = { readonly text: string };

export function BackToTop({ text }: Props) {
  return (
    <a className="back-to-top" href="#top" data-back-to-top="">
      <Icon name="ArrowUp" />
      {/* The margin beside the page has room for the icon alone. */}
      <span className="min-[84rem]:max-[100rem]:sr-only">{text}</span>
    </a>
  );
}
