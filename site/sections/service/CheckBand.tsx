import { Band } from '#site/elements/Band.tsx';
import { CheckList } from './CheckList.tsx';

type Props = { readonly id: string; readonly heading: string; readonly items: readonly string[] };

/** A checklist as a band of its own. */
export function CheckBand(props: Props) {
  return (
    <Band tone="sand" air="tight">
      <CheckList {...props} />
    </Band>
  );
}
