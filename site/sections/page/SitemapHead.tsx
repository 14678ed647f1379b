import { Band } from '#site/elements/Band.tsx';
import { PlainHead, type PlainHeadProps } from './PlainHead.tsx';

/** A plain first band for pages that are lists. */
export function SitemapHead(head: PlainHeadProps) {
  return (
    <Band tone="glass" air="none" className="pt-3 pb-10">
      <PlainHead {...head} />
    </Band>
  );
}
