import type { BoardClash, BoardVisit } from '#domain/visits/board-visit.ts';
import { describeNotedPart } from '#domain/visits/awaited-part.ts';
import type { Technician } from '#domain/visits/technician.ts';
import { listBars } from '#domain/visits/technician-fit.ts';
import { partExpectedAfter } from '#domain/visits/visit-part.ts';
import { isPlanned, isUnfinished } from '#domain/visits/visit.ts';
import { fillText } from '#domain/words/wording.ts';
import type { PanelProps } from '#site/islands/board/panel-props.ts';
import { barText } from './booking/booking-fit.ts';
import { visitLine } from './visit-line.ts';

type Props = {
  readonly visit: BoardVisit;
  readonly clash: BoardClash | undefined;
  /** Who makes it, as far as somebody is named. */
  readonly technician: Technician | undefined;
  readonly panel: Pick<PanelProps, 'words' | 'appliances'>;
  /** The town instead of the whole address. */
  readonly isShort: boolean;
};

/** What booking asked about, and stays true: "Ben: not in Southwest Florida, does not do wine coolers". */
function unfitText(
  { date, lead: { region, appliance } }: BoardVisit,
  { name, profile }: Technician,
  { able }: PanelProps['words']['visits'],
): string {
  const wanted = { date, region, appliance, fromHour: undefined, toHour: undefined };
  const said = listBars(profile, wanted, [])
    .filter((bar) => bar !== 'off')
    .map((bar) => barText(bar, { wanted, busy: undefined }, able));
  return said.length === 0 ? '' : `${name}: ${said.join(', ')}`;
}

/** Whom a visit is made to, where and what for, and what must not be missed. */
export function VisitWho({ visit, clash, technician, panel: { words: all, appliances }, isShort }: Props) {
  const { visits: words } = all;
  const { lead, state, closing, part, date, note } = visit;
  const unfit = technician === undefined || !isPlanned(state) ? '' : unfitText(visit, technician, words);
  return (
    <div className="visit-who">
      <bdi className="visit-name">{lead.name === '' ? words.erased : lead.name}</bdi>
      {lead.customer.doNotServe && <span className="visit-urgent">{all.work.chips.doNotServe}</span>}
      {closing !== '' && <span className="visit-urgent">{words.closing.mark}</span>}
      {lead.isUrgent && <span className="visit-urgent">{words.urgent}</span>}
      {lead.anotherTime !== '' && <span className="visit-urgent">{words.anotherTime}</span>}
      {lead.isMoved && isPlanned(state) && <span className="visit-urgent">{words.addressChanged}</span>}
      {unfit !== '' && <span className="visit-urgent">{unfit}</span>}
      {clash?.isDoubled === true && <span className="visit-urgent">{words.doubled}</span>}
      {clash !== undefined && clash.far !== null && (
        <span className="visit-urgent">
          {fillText(words.far, { miles: String(clash.far.miles), place: clash.far.place })}
        </span>
      )}
      {isPlanned(state) && partExpectedAfter(part, date) !== undefined && (
        <span className="visit-urgent">{words.part.late}</span>
      )}
      <span className="visit-where">{visitLine(lead, appliances, isShort, all)}</span>
      {part !== null && (isPlanned(state) || isUnfinished(state)) && (
        <span className="visit-where whitespace-pre-line" dir="auto">
          {words.part.fact}: {describeNotedPart(part, words.part)}
        </span>
      )}
      {isPlanned(state) && note !== '' && (
        <span className="visit-where line-clamp-2" dir="auto">
          {words.note}: {note}
        </span>
      )}
      {isPlanned(state) && lead.street === '' && (
        <span className="visit-no-address">{isShort ? words.address.noneShort : words.address.none}</span>
      )}
    </div>
  );
}
