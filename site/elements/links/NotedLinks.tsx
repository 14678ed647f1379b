import { cn } from '#site/elements/class-names.ts';
import { Drawing } from '#site/elements/pictures/Drawing.tsx';

/** A link with a figure or a few words at the end of its line, and a drawing before it. */
export type NotedLink = {
  readonly text: string;
  readonly path: string;
  readonly note?: string;
  /** Address of the drawing without its size and kind: "/icons/dryer". */
  readonly drawing?: string;
};

type Props = { readonly links: readonly NotedLink[]; readonly className?: string };

/** A list of links, each with its note at the end of the line; in columns where there is room, narrow ones without notes. */
export function NotedLinks({ links, className }: Props) {
  const hasNotes = links.some(({ note }) => note !== undefined);
  return (
    <ul className={cn(hasNotes ? 'link-columns' : 'place-list', className)}>
      {links.map(({ text, path, note, drawing }) => (
        <li key={path}>
          {drawing !== undefined && <Drawing of={drawing} />}
          <a href={path}>{text}</a>
          {note !== undefined && <span> {note}</span>}
        </li>
      ))}
    </ul>
  );
}
