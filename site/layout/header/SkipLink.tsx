type Props = { readonly text: string };

export function SkipLink({ text }: Props) {
  return (
    <a className="skip-link button button-solid" href="#main">
      {text}
    </a>
  );
}
