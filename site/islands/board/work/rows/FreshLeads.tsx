import type { BoardLead } from '#domain/leads/board-lead.ts';
import { sayFresh } from './fresh-text.ts';
import { useBoardContext } from '#site/islands/board/work/board-context.ts';

type Props = { readonly fresh: readonly BoardLead[]; readonly onShow: () => void };

/** The leads that came while the rows were held: named at the top of the screen, and shown at one press. */
export function FreshLeads({ fresh, onShow }: Props) {
  const { words, operator } = useBoardContext();
  const { fresh: said } = words.work;
  const text = sayFresh(fresh, operator, said);
  return (
    <div className="board-fresh" role="status">
      {text !== '' && (
        <button type="button" data-key="g" onClick={onShow}>
          <span>
            <bdi>{text}</bdi>
          </span>
          <strong>{said.show}</strong>
        </button>
      )}
    </div>
  );
}
