type Link = { readonly text: string; readonly path: string };
type Props = { readonly heading: string; readonly links: readonly Link[] };

export function FooterLinks({ heading, links }: Props) {
  return (
    <div className="footer-links">
      <h2 className="label mb-2 text-on-lagoon-soft">{heading}</h2>
      <ul>
        {links.map(({ text, path }) => (
          <li key={path}>
            <a href={path}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
