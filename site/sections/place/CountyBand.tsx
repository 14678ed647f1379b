import { Band } from '#site/elements/Band.tsx';
import { CountyList, type CountyGroup } from './CountyList.tsx';

type Props = { readonly id: string; readonly heading: string; readonly groups: readonly CountyGroup[] };

/** Places by county over the whole width. */
export function CountyBand(props: Props) {
  return (
    <Band tone="sand" air="tight">
      <CountyList {...props} isWide />
    </Band>
  );
}
