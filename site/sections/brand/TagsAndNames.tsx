import type { ComponentProps } from 'react';
import { TextBlock } from '#site/sections/page/TextBlock.tsx';
import { BrandFacts } from './BrandFacts.tsx';

type Props = {
  readonly tags: ComponentProps<typeof BrandFacts>;
  readonly names: ComponentProps<typeof TextBlock>;
};

/** Where the number is, and under it the names that are on the tag with it. */
export function TagsAndNames({ tags, names }: Props) {
  return (
    <div className="grid content-start gap-10">
      <BrandFacts {...tags} />
      <TextBlock {...names} />
    </div>
  );
}
