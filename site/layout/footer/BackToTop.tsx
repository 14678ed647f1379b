import { Icon } from '#site/elements/pictures/Icon.tsx';

type Props = { readonly text: string };

export function BackToTop({ text }: Props) {
  return (
    <a className="back-to-top" href="#top" data-back-to-top="">
      <Icon name="ArrowUp" />
      <span>{text}</span>
    </a>
  );
}
