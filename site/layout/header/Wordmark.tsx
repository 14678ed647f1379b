import { Symbol } from './Symbol.tsx';

type Props = { readonly name: string; readonly homePath: string };

export function Wordmark({ name, homePath }: Props) {
  return (
    <a className="wordmark" href={homePath}>
      <Symbol />
      <span>{name}</span>
    </a>
  );
}
