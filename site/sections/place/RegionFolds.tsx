import { Band } from '#site/elements/Band.tsx';
import { Heading } from '#site/elements/text/Heading.tsx';
import { Icon } from '#site/elements/pictures/Icon.tsx';
import { TextLink } from '#site/elements/links/TextLink.tsx';
import { Counties, type CountyGroup } from './Counties.tsx';

type Link = { readonly text: string; readonly path: string };

type Props = {
  readonly id: string;
  readonly heading: string;
  readonly regions: readonly {
    readonly name: string;
    /** "21 places" */
    readonly note: string;
    readonly page: Link;
    readonly groups: readonly CountyGroup[];
  }[];
  /** Places of no region. */
  readonly outside: readonly Link[];
};

/** Regions that open to their page and their places; the links are there without opening. */
export function RegionFolds({ id, heading, regions, outside }: Props) {
  return (
    <Band tone="sand" labelledBy={id} air="tight">
      <Heading id={id} text={heading} size="h3" />
      <div className="mt-3 border-t border-rule">
        {regions.map(({ name, note, page, groups }) => (
          <details key={name} className="border-b border-rule">
            <summary className="flex min-h-12 cursor-pointer flex-wrap items-center gap-4 font-semibold">
              <span className="flex-1">{name}</span>
              <span className="figures text-small text-ink-soft">{note}</span>
              <Icon name="ChevronDown" className="turns" />
            </summary>
            <div className="pb-4">
              <TextLink href={page.path}>{page.text}</TextLink>
              <Counties groups={groups} />
            </div>
          </details>
        ))}
        {outside.map(({ text, path }) => (
          <TextLink key={path} href={path} className="mt-1">
            {text}
          </TextLink>
        ))}
      </div>
    </Band>
  );
}
