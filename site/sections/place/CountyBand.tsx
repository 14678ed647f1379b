import type { ComponentProps } from 'react';
import { Band } from '#site/elements/Band.tsx';
import { CountyList } from './CountyList.tsx';

type Props = Omit<ComponentProps<typeof CountyList>, 'isWide'>;

/** Places by county over the whole width. */
export function CountyBand(props: Props) {
  return (
    <Band tone="sand" air="tight">
      <CountyList {...props} isWide />
    </Band>
  );
}
