import { Plate } from '#site/elements/Plate.tsx';
import type { PlateFact } from '#site/elements/plate-fact.ts';

type Props = { readonly facts: readonly PlateFact[]; readonly note?: string | undefined };

/** A riveted plate of facts beside a hero. */
export function PlateBox({ facts, note }: Props) {
  return (
    <div>
      <Plate facts={facts} isRiveted />
      {note !== undefined && <p className="mt-3 text-small text-ink-soft">{note}</p>}
    </div>
  );
}
