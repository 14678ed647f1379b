// Who can come, in words: what speaks against each technician, and what is asked once before one is booked all the same.
import type { BoardWords } from '#content/words/board/board-words.ts';
import type { DayStop, WindowsLeft } from '#domain/visits/board-visit.ts';
import { mayInsist, type OfferedWindow } from '#domain/visits/offered-windows.ts';
import {
  rankTechnicians,
  type TechnicianBar,
  type TechnicianFit,
  type WantedVisit,
} from '#domain/visits/technician-fit.ts';
import { formatVisitDay, formatWindow } from '#domain/visits/visit-text.ts';
import type { VisitWindow } from '#domain/visits/visit.ts';
import { fillText } from '#domain/words/wording.ts';
import { findWindow, type BookedLead, type Choice } from './booking.ts';

type Words = BoardWords['visits'];
export type BookingFit = TechnicianFit<DayStop> & {
  readonly wanted: Pick<WantedVisit, 'region' | 'appliance'>;
  /** Where the visit is; empty where that is not known. */
  readonly here: string;
  /** "Tampa 33606": where else they are that day, the nearest first. */
  readonly places: readonly string[];
};

/** The technicians who can be chosen for what is chosen, the fittest first; one who is gone only where they are it. */
export function listFits(
  { technicians, region, place: here, days }: Pick<WindowsLeft, 'technicians' | 'region' | 'place' | 'days'>,
  { date, fromHour, technicianId }: Choice,
  { appliance, zip }: BookedLead,
): readonly BookingFit[] {
  const day = days.find((one) => one.date === date);
  const wanted = { date, region, appliance, zip, fromHour, toHour: findWindow(day, fromHour)?.toHour };
  const offered = technicians.filter(({ id, isGone }) => !isGone || id === technicianId);
  const stops = day?.stops ?? [];
  const placeOf = (code: string) => stops.find((stop) => stop.zip === code)?.place ?? '';
  return rankTechnicians(offered, wanted, stops).map((fit) => ({
    ...fit,
    wanted,
    here,
    places: fit.zips.map((code) => `${placeOf(code)} ${code}`.trim()),
  }));
}

type Said = Pick<BookingFit, 'wanted'> & {
  readonly busy: VisitWindow | undefined;
  readonly far?: BookingFit['far'];
  readonly here?: string;
};

/** "Gulfport is 25 miles from the stop before, in Brandon". */
function farText({ far = [], here = '' }: Said, { far: texts }: Words['able']): string {
  return far
    .map(({ side, stop }) =>
      fillText(texts[side], {
        here: here === '' ? texts.here : here,
        miles: String(Math.round(stop.miles ?? 0)),
        there: stop.place,
      }),
    )
    .join(', ');
}

export function barText(bar: TechnicianBar, said: Said, able: Words['able']): string {
  const { wanted, busy } = said;
  return fillText(able.bars[bar], {
    far: farText(said, able),
    appliances: able.appliances[wanted.appliance] ?? '',
    region: able.regions[wanted.region] ?? '',
    window: busy === undefined ? '' : formatWindow(busy),
  });
}

/** "off that day, does not do washers · also in Tampa 33606, Tampa 33611 that day"; empty where there is nothing to say. */
export function fitText(fit: BookingFit, able: Words['able']): string {
  const bars = fit.bars.map((bar) => barText(bar, fit, able)).join(', ');
  const near = fit.places.length === 0 ? '' : fillText(able.near, { stops: fit.places.join(', ') });
  return [bars, near].filter((part) => part !== '').join(' · ');
}

type Asked = {
  readonly window: OfferedWindow | undefined;
  readonly fit: BookingFit | undefined;
  readonly isMove: boolean;
  /** The customer is marked “Do not serve”. */
  readonly isBarred?: boolean;
  /** When the part it brings is expected, if that is later. */
  readonly expectedOn?: string | undefined;
};

/** What is asked once before a window takes more than there is room or time for, or somebody is sent all the same; all in one. */
export function questionText(
  { window, fit, isMove, isBarred = false, expectedOn }: Asked,
  { booking, able }: Words,
): string | undefined {
  const bar = window?.bar ?? null;
  const room =
    window !== undefined && bar !== null && mayInsist(bar)
      ? [fillText(booking.ask[bar], { taken: String(window.taken), room: String(window.places) })]
      : [];
  const named = (fit?.bars ?? []).map((one) => {
    const text = fit === undefined ? '' : barText(one, fit, able);
    const busy = one === 'busy' ? fit?.busy : undefined;
    return busy === undefined ? text : `${text} (${[busy.name, busy.place].filter(Boolean).join(', ')})`;
  });
  const who = fit === undefined || named.length === 0 ? [] : [`${fit.technician.name}: ${named.join(', ')}.`];
  const early =
    expectedOn === undefined ? [] : [fillText(booking.beforePart, { day: formatVisitDay(expectedOn) })];
  const said = [...(isBarred ? [booking.notServed] : []), ...early, ...room, ...who];
  return said.length === 0
    ? undefined
    : [...said, isMove ? booking.askMoveAnyway : booking.askAnyway].join(' ');
}
