import { CallerField } from '#site/islands/board/caller/CallerField.tsx';
import { useBoardContext } from '#site/islands/board/work/board-context.ts';
import { Options } from '#site/islands/board/work/Options.tsx';
import type { Correction } from './use-correction.ts';

type Props = {
  readonly form: Pick<Correction, 'source' | 'agrees'> & {
    readonly setSource: (source: string) => void;
    readonly setAgrees: (agrees: boolean) => void;
  };
};

/** What a call that nobody took says nothing of, and only the customer can: how they heard of us, and whether they agree to texts. */
export function CallFields({ form: { source, agrees, setSource, setAgrees } }: Props) {
  const { words, sources, canText } = useBoardContext();
  const { caller } = words.work;
  const offered = sources.filter(({ isRetired }) => !isRetired);
  return (
    <>
      {offered.length > 0 && (
        <CallerField label={caller.source} fault={undefined}>
          {(ties) => (
            <select {...ties} value={source} onChange={({ target }) => setSource(target.value)}>
              <option value="">{caller.notAsked}</option>
              <Options options={offered.map(({ id, name }) => ({ value: id, label: name }))} />
            </select>
          )}
        </CallerField>
      )}
      {canText && (
        <label className="board-caller-urgent">
          <input type="checkbox" checked={agrees} onChange={({ target }) => setAgrees(target.checked)} />
          {caller.texts}
        </label>
      )}
    </>
  );
}
