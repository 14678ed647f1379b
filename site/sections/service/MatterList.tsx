import { Band } from '#site/elements/Band.tsx';
import { Heading } from '#site/elements/text/Heading.tsx';
import { Icon } from '#site/elements/pictures/Icon.tsx';
import type { SvgFile } from '#site/elements/pictures/picture-source.ts';

type Props = {
  readonly id: string;
  readonly heading: string;
  readonly matters: readonly {
    readonly heading: string;
    readonly text: string;
    readonly drawing: SvgFile;
  }[];
};

/** Short pieces on this machine with a drawing each, one open at a time. */
export function MatterList({ id, heading, matters }: Props) {
  return (
    <Band tone="sand" labelledBy={id} reveals>
      <Heading id={id} text={heading} className="mb-6" />
      <div className="border-t border-rule">
        {matters.map((matter) => (
          <details key={matter.heading} name={id} className="border-b border-rule">
            <summary className="flex min-h-14 items-center gap-4 py-3 font-semibold">
              <span data-no-print className="w-20 flex-none">
                <img {...matter.drawing} alt="" loading="lazy" className="rounded-plate" />
              </span>
              <h3 className="grow text-h4">{matter.heading}</h3>
              <Icon name="ChevronDown" className="turns" />
            </summary>
            <p className="max-w-measure pb-5">{matter.text}</p>
          </details>
        ))}
      </div>
    </Band>
  );
}
