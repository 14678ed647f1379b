import type { BoardLead } from '#domain/leads/board-lead.ts';
import { Icon } from '#site/elements/pictures/Icon.tsx';
import { useBoardContext } from '#site/islands/board/work/board-context.ts';

type Props = { readonly lead: BoardLead };

/** The number to dial. Who left none is written to. */
export function LeadCall({ lead }: Props) {
  const { words } = useBoardContext();
  if (lead.phone !== '')
    return (
      <a className="board-call" href={`tel:${lead.phone}`}>
        <Icon name="Phone" />
        <span>
          <span className="sr-only">{words.call} </span>
          <bdi>{lead.phoneText}</bdi>
        </span>
      </a>
    );
  return (
    <a className="board-call" href={`mailto:${encodeURIComponent(lead.email)}`}>
      <Icon name="Mail" />
      <span>
        <span className="sr-only">{words.write} </span>
        <bdi>{lead.email}</bdi>
      </span>
    </a>
  );
}
