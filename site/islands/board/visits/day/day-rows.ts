// A day's visits by technician, window by window; and where one of them can be moved to.
import type { BoardVisit, BoardVisits } from '#domain/visits/board-visit.ts';
import { isOff, type Technician } from '#domain/visits/technician.ts';
import { listBars, type TechnicianBar } from '#domain/visits/technician-fit.ts';
import { isPlanned, type VisitWindow } from '#domain/visits/visit.ts';

type Day = Pick<BoardVisits, 'day' | 'technicians' | 'windows' | 'visits'>;

export type DayCell = { readonly window: VisitWindow; readonly visits: readonly BoardVisit[] };

export type DayRow = {
  /** Undefined for what nobody is named for. */
  readonly technician: Technician | undefined;
  readonly cells: readonly DayCell[];
  readonly visits: readonly BoardVisit[];
};

/** Who comes, and when, on the day that is shown. */
export type DaySlot = { readonly technicianId: string | null; readonly fromHour: number };

/** What was moved on the day's board, and in words where to. */
export type Dropped = { readonly id: string; readonly sequence: number; readonly said: string };

/** Whether nothing was done with a visit of the day since it was moved there. */
export function isLastAct(dropped: Dropped | undefined, visits: readonly BoardVisit[]): dropped is Dropped {
  const visit = visits.find(({ id }) => id === dropped?.id);
  return (
    visit !== undefined &&
    visit.sequence === dropped?.sequence &&
    visits.every(({ changedAt }) => changedAt <= visit.changedAt)
  );
}

export function isAt({ technicianId, window }: BoardVisit, slot: DaySlot): boolean {
  return technicianId === slot.technicianId && window.fromHour === slot.fromHour;
}

/** Unassigned first; then who works that day by name, then who does not. Who has left only with what is theirs still. */
export function listDayRows({ day, technicians, windows, visits }: Day): readonly DayRow[] {
  const ofDay = ({ id, isGone }: Technician) =>
    !isGone || visits.some(({ technicianId }) => technicianId === id);
  const isAway = ({ isGone, profile }: Technician) => Number(isGone || isOff(profile, day));
  const shown = technicians
    .filter(ofDay)
    .toSorted((one, other) => isAway(one) - isAway(other) || one.name.localeCompare(other.name, 'en'));
  return [undefined, ...shown].map((technician) => {
    const own = visits.filter(({ technicianId }) => technicianId === (technician?.id ?? null));
    const cells = windows.map((window) => ({
      window,
      visits: own.filter((visit) => visit.window.fromHour === window.fromHour),
    }));
    return { technician, cells, visits: own };
  });
}

/** What the board itself knows to speak against a technician then; the server is asked when it is dropped. */
export function listSlotBars(
  { day, visits }: Day,
  moved: BoardVisit,
  technician: Technician | undefined,
  window: VisitWindow,
): readonly TechnicianBar[] {
  if (technician === undefined) return [];
  const stops = visits.filter(
    ({ id, technicianId, state }) => id !== moved.id && technicianId === technician.id && isPlanned(state),
  );
  const { region, appliance } = moved.lead;
  const wanted = { date: day, ...window, region, appliance };
  return listBars(
    technician.profile,
    wanted,
    stops.map((stop) => stop.window),
  );
}
