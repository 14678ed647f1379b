import { Icon } from '#site/elements/pictures/Icon.tsx';
import { useBoardContext } from '#site/islands/board/work/board-context.ts';
import type { ManyMarks } from './use-many-marks.ts';

type Props = { readonly many: ManyMarks; readonly isOffered: boolean };

/** The way to mark several leads at once, among the tools above the list. */
export function ManyStart({ many, isOffered }: Props) {
  const { words } = useBoardContext();
  const { step, show } = many;
  if (!isOffered || (step.kind !== 'idle' && !('answer' in step))) return null;
  return (
    <button
      type="button"
      className="button button-line board-tool board-many-start"
      onClick={() => show('choosing')}
    >
      <Icon name="ListChecks" />
      <span className="max-md:sr-only">{words.many.start}</span>
    </button>
  );
}
