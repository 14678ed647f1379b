import type { BoardLead } from '#domain/leads/board-lead.ts';
import { formatDayTime } from '#domain/clocks/clock-text.ts';
import { useBoardContext, useBoardNow } from '#site/islands/board/work/board-context.ts';
import { placeText } from '#site/islands/board/visits/visit-line.ts';
import { chipsOf } from './lead-chips.ts';

type Props = {
  readonly lead: BoardLead;
  readonly isOpen: boolean;
  readonly isGone: boolean;
  /** In which of its words a search found it. */
  readonly matched: string;
  readonly onToggle: () => void;
};

/** Who it is, where, and what is broken, in two lines. Everything a visitor typed stands in an element of its own direction. */
export function LeadFacts({ lead, isOpen, isGone, matched, onToggle }: Props) {
  const { words, appliances, operator, hours } = useBoardContext();
  const chips = chipsOf(lead, { now: useBoardNow(), timeZone: hours.timeZone, operator }, words);
  const facts = [
    placeText(lead, words),
    appliances[lead.appliance] ?? lead.appliance,
    lead.signText === '' ? lead.message : lead.signText,
  ].filter((fact) => fact !== '');
  return (
    <div className="board-facts">
      <div className="board-title">
        <h3 className="board-name">
          <button type="button" className="board-open" data-key="o" aria-expanded={isOpen} onClick={onToggle}>
            <bdi>{lead.erasedAt === null ? lead.name : words.work.chips.erased}</bdi>
          </button>
        </h3>
        {(chips.length > 0 || isGone || matched !== '') && (
          <ul className="board-chips">
            {isGone && <li data-kind="held">{words.work.chips.gone}</li>}
            {matched !== '' && <li data-kind="plain">{matched}</li>}
            {chips.map(({ kind, text }) => (
              <li key={text} data-kind={kind}>
                <bdi>{text}</bdi>
              </li>
            ))}
          </ul>
        )}
      </div>
      <ul className="board-where">
        {facts.map((fact) => (
          <li key={fact}>
            <bdi>{fact}</bdi>
          </li>
        ))}
        <li>{formatDayTime(lead.receivedAt, hours.timeZone)}</li>
      </ul>
    </div>
  );
}
