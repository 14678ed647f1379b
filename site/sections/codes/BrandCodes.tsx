import { Block } from '#site/elements/Block.tsx';
import { TextLink } from '#site/elements/links/TextLink.tsx';
import { CodeKey, type CodeKeyProps } from './CodeKey.tsx';
import { CodeGroupDetails, type CodeGroupFacts, type CodeGroupLabels } from './CodeGroupDetails.tsx';

type Props = {
  readonly id: string;
  readonly heading: string;
  readonly intro?: string;
  readonly groups: readonly CodeGroupFacts[];
  /** Nothing has to be opened to read them. */
  readonly areOpen?: boolean;
  readonly labels: CodeGroupLabels;
  /** What the labels mean, where no list above says it. */
  readonly labelKey?: CodeKeyProps;
  /** Leads to the codes of all brands. */
  readonly more?: { readonly text: string; readonly path: string };
};

/** The codes of one brand, an appliance at a time. */
export function BrandCodes({ id, heading, intro, groups, areOpen = false, labels, labelKey, more }: Props) {
  return (
    <Block id={id} heading={heading} intro={intro}>
      {labelKey !== undefined && <CodeKey {...labelKey} />}
      <div className="grid gap-3">
        {groups.map((group) => (
          <CodeGroupDetails key={group.id} group={group} labels={labels} isOpen={areOpen} />
        ))}
      </div>
      {more !== undefined && (
        <p className="mt-4">
          <TextLink href={more.path}>{more.text}</TextLink>
        </p>
      )}
    </Block>
  );
}
