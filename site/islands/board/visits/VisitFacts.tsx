import type { BoardWords } from '#content/words/board/board-words.ts';
import { formatDayTime } from '#domain/clocks/clock-text.ts';
import type { BoardVisit } from '#domain/visits/board-visit.ts';
import { describeNotedPart } from '#domain/visits/awaited-part.ts';
import { fillText } from '#domain/words/wording.ts';
import { listCustomer } from '#site/islands/board/lead/customer-list.ts';
import { VisitAddress } from './VisitAddress.tsx';

type Props = {
  readonly visit: BoardVisit;
  readonly words: BoardWords;
  readonly timeZone: string;
};

/** What there is to know of a visit that has no place in its row. */
export function VisitFacts({ visit, words: all, timeZone }: Props) {
  const { lead } = visit;
  const { visits: words } = all;
  const facts = [
    ...listCustomer(lead.customer, all),
    [words.closing.fact, visit.closing],
    [words.part.fact, visit.part === null ? '' : describeNotedPart(visit.part, words.part)],
    [words.note, visit.note],
    ...lead.added.map(({ name, text }) => [name, text] as const),
    [words.parts, lead.parts.join(', ')],
    [words.message, lead.message],
  ].filter(([, text]) => text !== '');
  const state = words.states[visit.state];
  const time = formatDayTime(visit.changedAt, timeZone);
  return (
    <>
      {lead.phone !== '' && (
        <a className="visit-phone" href={`tel:${lead.phone}`}>
          {words.phone} <bdi>{lead.phoneText}</bdi>
        </a>
      )}
      <VisitAddress where={lead} words={words.address} />
      <dl className="visit-facts">
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="visit-quiet">{fillText(words.changedBy, { state, name: visit.by, time })}</p>
    </>
  );
}
