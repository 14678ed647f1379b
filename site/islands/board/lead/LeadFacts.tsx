import type { BoardWords } from '#content/words/board/board-words.ts';
import type { BoardLead } from '#domain/leads/board.ts';
import { formatDayTime } from '#domain/clocks/clock-text.ts';
import { useBoardHours } from '#site/islands/board/board-hours.ts';

export type Appliances = Readonly<Record<string, string>>;

type Props = { readonly lead: BoardLead; readonly words: BoardWords; readonly appliances: Appliances };

function timeName(preferredTime: string, { times }: BoardWords): string {
  const names = new Map<string, string>(Object.entries(times));
  return names.get(preferredTime) ?? preferredTime;
}

/** Who it is, where, and what is broken. Everything a visitor typed stands in an element of its own direction. */
export function LeadFacts({ lead, words, appliances }: Props) {
  const { timeZone } = useBoardHours();
  const marks = [
    lead.isSuspect && words.suspect,
    lead.isAmended && words.details.again,
    lead.outsideArea && words.outsideArea,
    lead.state !== 'open' && words.states[lead.state],
  ].filter((mark) => mark !== false);
  const facts = [
    `${lead.place} ${lead.zip}`.trim(),
    lead.kind === 'message' ? words.messageKind : (appliances[lead.appliance] ?? lead.appliance),
    timeName(lead.preferredTime, words),
  ].filter((fact) => fact !== '');
  return (
    <div className="board-facts">
      <p className="board-marks">
        {lead.urgent && <strong className="board-urgent">{words.urgent}</strong>}
        {marks.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
        <span>{formatDayTime(lead.receivedAt, timeZone)}</span>
      </p>
      <h2 className="board-name">
        <bdi>{lead.name}</bdi>
      </h2>
      <ul className="board-where">
        {facts.map((fact) => (
          <li key={fact}>
            <bdi>{fact}</bdi>
          </li>
        ))}
      </ul>
      {lead.signText !== '' && <p className="font-semibold">{lead.signText}</p>}
      {lead.message !== '' && (
        <p className="board-message" dir="auto">
          {lead.message}
        </p>
      )}
    </div>
  );
}
