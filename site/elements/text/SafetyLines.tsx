import { Icon } from '#site/elements/pictures/Icon.tsx';

type Props = { readonly lines: readonly string[] };

/** What to do first when it is dangerous: a line each, before anything else is read. */
export function SafetyLines({ lines }: Props) {
  return (
    <ul className="mt-5 grid max-w-measure self-start gap-1.5 border-s-2 border-fault ps-4" data-shared="">
      {lines.map((line) => (
        <li key={line} className="flex gap-2 font-medium">
          <Icon name="Alert" className="mt-0.5 text-fault" />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  );
}
