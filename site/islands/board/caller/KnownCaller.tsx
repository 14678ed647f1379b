import { useQuery } from '@tanstack/react-query';
import { findCaller } from '#domain/board/lead-actions.ts';
import { formatDayTime } from '#domain/clocks/clock-text.ts';
import { parsePhoneNumber } from '#domain/requests/phone-number.ts';
import { describePlace } from '#domain/visits/visit-address.ts';
import { describeVisit } from '#domain/visits/visit-text.ts';
import { fillText } from '#domain/words/wording.ts';
import { askBoard } from '#site/islands/board/answers/ask-board.ts';
import { listCustomer } from '#site/islands/board/lead/customer-list.ts';
import { addressOf, findKnownAddress } from '#site/islands/board/lead/known-address.ts';
import { plannedVisitOf } from '#site/islands/board/lead/lead-chips.ts';
import { useBoardContext } from '#site/islands/board/work/board-context.ts';
import type { CallerFields } from './caller-fields.ts';

type Props = {
  readonly phone: string;
  /** As it was typed: what is known of another place is not theirs now. */
  readonly zip: string;
  readonly onUse: (known: Partial<CallerFields>) => void;
  /** The day of their visit is shown behind the window. */
  readonly onLeave: () => void;
};

/** Most requests of one caller that are shown. */
const shown = 4;

/** Who has that number: their requests, the newest first, and their next visit. Nothing for a number nobody wrote from. */
export function KnownCaller({ phone, zip, onUse, onLeave }: Props) {
  const { api, words, appliances, hours } = useBoardContext();
  const { caller } = words.work;
  const number = parsePhoneNumber(phone);
  const { data: leads = [] } = useQuery({
    queryKey: ['caller', number],
    queryFn: async () => {
      const asked = await askBoard(api, { call: findCaller, question: { phone } });
      return asked.kind === 'news' ? asked.value : [];
    },
    enabled: number !== undefined,
    refetchInterval: false,
  });
  // A missed call says nobody's name.
  const latest = leads.find(({ kind }) => kind !== 'missed-call');
  const missed = leads.find(
    ({ kind, state, mergedInto }) => kind === 'missed-call' && state === 'open' && mergedInto === null,
  );
  const missedText =
    missed && fillText(caller.missed, { time: formatDayTime(missed.receivedAt, hours.timeZone) });
  if (number === undefined) return null;
  if (latest === undefined)
    return (
      missedText !== undefined && (
        <p className="board-known" role="status">
          {missedText}
        </p>
      )
    );
  const { name, email } = latest;
  const house = findKnownAddress(leads, zip.trim());
  const next = leads.map(plannedVisitOf).find((visit) => visit !== undefined);
  return (
    <div className="board-known" role="status">
      <p>
        <strong>{fillText(caller.known, { name: latest.name })}</strong>
      </p>
      {missedText !== undefined && <p>{missedText}</p>}
      {listCustomer(latest.customer, words).map(([name, text]) => (
        <p key={name}>
          <strong>{name}:</strong> <bdi>{text}</bdi>
        </p>
      ))}
      {next !== undefined && (
        <p>
          {caller.nextVisit}{' '}
          <a className="text-link" href={`#visits/${next.date}`} onClick={onLeave}>
            {describeVisit(next, next.technician)}
          </a>
        </p>
      )}
      {house !== undefined && <p dir="auto">{describePlace(house)}</p>}
      <ul>
        {leads.slice(0, shown).map((lead) => (
          <li key={lead.id}>
            {[
              formatDayTime(lead.receivedAt, hours.timeZone),
              appliances[lead.appliance] ?? '',
              lead.kind === 'missed-call' ? words.missedCallKind : lead.signText,
              words.states[lead.state],
            ]
              .filter((part) => part !== '')
              .join(' · ')}
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="button button-line"
        onClick={() =>
          onUse({ name, email, zip: latest.zip, ...(house && { zip: house.zip, ...addressOf(house) }) })
        }
      >
        {caller.use}
      </button>
    </div>
  );
}
