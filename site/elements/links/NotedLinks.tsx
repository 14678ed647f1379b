import { cn } from '#site/elements/class-names.ts';
import { Drawing } from '#site/elements/pictures/Drawing.tsx';

/** A link with a figure or a few words at the end of its line, and a drawing before it. */
export type NotedLink = {
  readonly text: string;
  readonly path: string;
  readonly note?: string;
  /** The end of the text, where it says enough on a phone: its heading says the rest. Such links stand there in pairs. */
  readonly name?: string;
  /** Address of the drawing without its size and kind: "/icons/dryer". */
  readonly drawing?: string;
};

type Props = { readonly links: readonly NotedLink[]; readonly className?: string };

/** A list of links, each with its note at the end of the line; in columns where there is room, narrow ones without notes. */
export function NotedLinks({ links, className }: Props) {
  const hasNotes = links.some(({ note }) => note !== undefined);
  const hasNames = links.some(({ name }) => name !== undefined);
  return (
    <ul className={cn(hasNotes ? 'link-columns' : 'place-list', hasNames && 'link-pairs', className)}>
      {links.map(({ text, path, note, name = text, drawing }) => (
        <li key={path}>
          {drawing !== undefined && <Drawing of={drawing} />}
          <a href={path}>
            {name !== text && <span className="max-sm:sr-only">{text.slice(0, -name.length)}</span>}
            {name}
          </a>
          {note !== undefined && <span> {note}</span>}
        </li>
      ))}
    </ul>
  );
}
