import type { BoardWords } from '#content/words/board/board-words.ts';
import type { BoardLead } from '#domain/leads/board.ts';
import { Icon } from '#site/elements/pictures/Icon.tsx';

type Props = { readonly lead: BoardLead; readonly words: BoardWords };

/** The one thing to do while a call is owed: dial. Who left no number is written to. */
export function LeadCall({ lead, words }: Props) {
  const isOwed = lead.state === 'open' || lead.state === 'no-answer';
  if (lead.phone !== '')
    return (
      <a className={`button board-call ${isOwed ? 'button-call' : 'button-line'}`} href={`tel:${lead.phone}`}>
        <Icon name="Phone" />
        <span>
          {words.call} <bdi>{lead.phoneText}</bdi>
        </span>
      </a>
    );
  return (
    <a className="button button-line board-call" href={`mailto:${encodeURIComponent(lead.email)}`}>
      <Icon name="Mail" />
      <span>
        {words.write} <bdi>{lead.email}</bdi>
      </span>
    </a>
  );
}
