import type { BoardWords } from '#content/words/board/board-words.ts';
import { formatTime } from '#domain/clocks/clock-text.ts';
import type { ServiceHours } from '#domain/clocks/service-hours.ts';
import type { BoardVisit, BoardVisits } from '#domain/visits/board-visit.ts';
import { describeNotedPart } from '#domain/visits/awaited-part.ts';
import { describePlace, mapUrl } from '#domain/visits/visit-address.ts';
import { formatVisitDay, formatWindow } from '#domain/visits/visit-text.ts';
import { isPlanned } from '#domain/visits/visit.ts';
import { fillText } from '#domain/words/wording.ts';
import { listCustomer } from '#site/islands/board/lead/customer-list.ts';
import { groupVisits } from './visit-groups.ts';

type Props = {
  readonly answer: BoardVisits;
  readonly words: BoardWords;
  readonly appliances: Readonly<Record<string, string>>;
  readonly hours: Pick<ServiceHours, 'timeZone'>;
  readonly now: number;
};

type LineProps = Pick<Props, 'words' | 'appliances'> & { readonly visit: BoardVisit };

function SheetLine({ visit: { lead, window, note, part, state }, words: all, appliances }: LineProps) {
  const { visits: words } = all;
  const map = mapUrl(lead);
  const kept = listCustomer(lead.customer, all).map(([name, text]) => ({ name, text }));
  const notes = [...kept, { name: words.address.access, text: lead.access }, ...lead.added];
  return (
    <tr data-state={state}>
      <th scope="row">
        {formatWindow(window)}
        {state === 'moved' && <span>{words.states.moved}</span>}
        {state === 'canceled' && <strong>{words.doNotGo}</strong>}
      </th>
      <td>
        <strong dir="auto">{lead.name === '' ? words.erased : lead.name}</strong>
        {state === 'canceled' && <span>{words.canceled}</span>}
        <span>{lead.phoneText}</span>
        <span dir="auto">
          {map === undefined ? describePlace(lead) : <a href={map}>{describePlace(lead)}</a>}
        </span>
        {lead.street === '' && <strong>{words.address.none}</strong>}
      </td>
      <td>
        <strong>{appliances[lead.appliance] ?? ''}</strong>
        <span>{lead.signText}</span>
        <span dir="auto">{lead.message}</span>
      </td>
      <td>
        {part !== null && <strong dir="auto">{describeNotedPart(part, words.part)}</strong>}
        <span>{lead.parts.join(', ')}</span>
      </td>
      <td dir="auto">
        {[note, ...notes.filter(({ text }) => text !== '').map(({ name, text }) => `${name}: ${text}`)]
          .filter(Boolean)
          .join('\n')}
      </td>
    </tr>
  );
}

/** For paper alone: the visits of the day that are still to be made, and those their customers canceled, a page for each technician. */
export function VisitSheet({ answer, words, appliances, hours, now }: Props) {
  // The technician sees on the sheet that the visit is off, and why.
  const planned = answer.visits.filter(
    ({ state, lead }) => isPlanned(state) || (state === 'canceled' && lead.isCanceled),
  );
  const { sheet, nobody } = words.visits;
  const printed = { day: formatVisitDay(answer.day), time: formatTime(now, hours.timeZone) };
  return (
    <div className="visit-sheet">
      {groupVisits(planned, 'technician', nobody).map(({ name, visits }) => (
        <section key={name}>
          <h2>{fillText(sheet.heading, { technician: name })}</h2>
          <p>{fillText(sheet.printed, printed)}</p>
          <table>
            <thead>
              <tr>
                {[sheet.time, sheet.whom, sheet.what, sheet.bring, sheet.notes].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {visits.map((visit) => (
                <SheetLine key={visit.id} {...{ visit, words, appliances }} />
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
}
