import type { BoardWords } from '#content/words/board/board-words.ts';
import type { BoardLead } from '#domain/leads/board-lead.ts';
import type { LeadContent } from '#domain/leads/lead.ts';
import { FactTable } from './FactTable.tsx';

type Props = { readonly first: LeadContent; readonly lead: BoardLead; readonly words: BoardWords };

/** What they sent before they corrected it, as far as it differs. */
export function SentFirst({ first, lead, words }: Props) {
  const { details, times } = words;
  const timeNames: Readonly<Record<string, string>> = times;
  return (
    <FactTable
      heading={details.sentFirst}
      facts={[
        [details.typed, first.phone === lead.phone ? '' : first.phoneAsTyped],
        [details.email, first.email === lead.email ? '' : first.email],
        [details.zip, first.zip === lead.zip ? '' : first.zip],
        [details.sign, first.sign === lead.signText ? '' : first.sign],
        [
          details.time,
          first.preferredTime === lead.preferredTime
            ? ''
            : (timeNames[first.preferredTime] ?? first.preferredTime),
        ],
      ]}
    />
  );
}
