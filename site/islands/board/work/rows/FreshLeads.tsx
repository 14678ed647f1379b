import type { BoardLead } from '#domain/leads/board-lead.ts';
import { fillText } from '#domain/words/wording.ts';
import { useBoardContext } from '#site/islands/board/work/board-context.ts';

type Props = { readonly fresh: readonly BoardLead[]; readonly onShow: () => void };

/** The leads that came while the rows were held: named at the top of the screen, and shown at one press. */
export function FreshLeads({ fresh, onShow }: Props) {
  const { words } = useBoardContext();
  const { fresh: said } = words.work;
  const name = fresh[0]?.name ?? '';
  const text = fresh.length === 1 ? said.one : said.other;
  return (
    <div className="board-fresh" role="status">
      {fresh.length > 0 && (
        <button type="button" data-key="g" onClick={onShow}>
          <span>
            <bdi>{fillText(text, { name, count: String(fresh.length) })}</bdi>
          </span>
          <strong>{said.show}</strong>
        </button>
      )}
    </div>
  );
}
