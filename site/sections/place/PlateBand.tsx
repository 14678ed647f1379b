import { Band } from '#site/elements/Band.tsx';
import { Plate, type PlateFact } from '#site/elements/Plate.tsx';

type Props = { readonly facts: readonly PlateFact[]; readonly note?: string | undefined };

/** A riveted plate across the page, half over the foot of the hero. */
export function PlateBand({ facts, note }: Props) {
  return (
    <Band air="none" className="flow-root pb-6">
      <div className="plate-band">
        <Plate facts={facts} shape="wide" isRiveted />
        {note !== undefined && <p className="mt-3 max-w-measure text-small text-ink-soft">{note}</p>}
      </div>
    </Band>
  );
}
