import type { ComponentProps } from 'react';
import { TextBlock } from '#site/sections/page/TextBlock.tsx';
import { BrandFacts } from './BrandFacts.tsx';

type Props = {
  readonly names: ComponentProps<typeof TextBlock>;
  readonly maker: ComponentProps<typeof BrandFacts>;
};

/** The names of a brand's families, and under them who makes them and what parts there are. */
export function NamesAndMaker({ names, maker }: Props) {
  return (
    <div className="grid content-start gap-10">
      <TextBlock {...names} />
      <BrandFacts {...maker} />
    </div>
  );
}
