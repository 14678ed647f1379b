// Who can be sent to a visit: what speaks against each technician, and how near their other stops of that day are.
import type { LocalDate } from '#domain/opening/local-date.ts';
import { isOff, type Technician, type TechnicianProfile } from './technician.ts';
import type { VisitRegion } from './visit-plan.ts';
import type { VisitWindow } from './visit.ts';

/**
 * off (that day) · region (not sent there) · appliance (does not repair it) · busy (has another visit then) · far (from the stop before
 * or after); none of them forbids anything
 */
export const technicianBars = ['off', 'region', 'appliance', 'busy', 'far'] as const;
export type TechnicianBar = (typeof technicianBars)[number];

/** Straight miles between a stop and the wanted visit; null or missing where one of the two places is not known. */
type StopThere = VisitWindow & { readonly miles?: number | null };

/** Another visit of the day that is still to be made. */
export type TechnicianStop = StopThere & { readonly technicianId: string; readonly zip: string };

/** The visit somebody is wanted for. */
export type WantedVisit = {
  readonly date: LocalDate;
  /** Undefined until it is chosen: then nobody is busy. */
  readonly fromHour: number | undefined;
  readonly toHour: number | undefined;
  readonly region: VisitRegion;
  /** The slug of a service; what is none is everybody's. */
  readonly appliance: string;
  readonly zip: string;
};

/** Farther than this from one stop to the next somebody comes late: half an hour and more on the road, which is longer than the line. */
const farMiles = 20;
/** So much farther can they be for each hour that is free between. */
const milesPerFreeHour = 30;

export type FarStop<Stop> = { readonly side: 'before' | 'after'; readonly stop: Stop };

/** The stops right before and after, as far as they are too far from what is wanted. */
export function listFarStops<Stop extends StopThere>(
  stops: readonly Stop[],
  { fromHour, toHour }: Pick<WantedVisit, 'fromHour' | 'toHour'>,
): readonly FarStop<Stop>[] {
  if (fromHour === undefined || toHour === undefined) return [];
  const isFar = ({ miles }: Stop, freeHours: number) =>
    typeof miles === 'number' && miles > farMiles + milesPerFreeHour * freeHours;
  const sorted = stops.toSorted((one, other) => one.fromHour - other.fromHour);
  const before = sorted.findLast((stop) => stop.toHour <= fromHour);
  const after = sorted.find((stop) => stop.fromHour >= toHour);
  return [
    ...(before !== undefined && isFar(before, fromHour - before.toHour)
      ? [{ side: 'before', stop: before } as const]
      : []),
    ...(after !== undefined && isFar(after, after.fromHour - toHour)
      ? [{ side: 'after', stop: after } as const]
      : []),
  ];
}

export type TechnicianFit<Stop extends TechnicianStop> = {
  readonly technician: Technician;
  readonly bars: readonly TechnicianBar[];
  /** What they have then. */
  readonly busy: Stop | undefined;
  /** What they have before or after, too far away. */
  readonly far: readonly FarStop<Stop>[];
  /** Of their other stops that day, each once, the nearest first. */
  readonly zips: readonly string[];
};

function overlaps(
  stop: VisitWindow,
  { fromHour, toHour }: Pick<WantedVisit, 'fromHour' | 'toHour'>,
): boolean {
  return fromHour !== undefined && toHour !== undefined && stop.fromHour < toHour && stop.toHour > fromHour;
}

/** What speaks against somebody; nothing where nobody said anything of them. */
export function listBars(
  profile: TechnicianProfile,
  wanted: Pick<WantedVisit, 'date' | 'fromHour' | 'toHour' | 'region' | 'appliance'>,
  stops: readonly StopThere[],
): readonly TechnicianBar[] {
  const { regions, appliances } = profile;
  const holds: Readonly<Record<TechnicianBar, boolean>> = {
    off: isOff(profile, wanted.date),
    region: regions.length > 0 && !regions.includes(wanted.region),
    appliance:
      appliances.length > 0 && wanted.appliance !== '' && !appliances.some((own) => own === wanted.appliance),
    busy: stops.some((stop) => overlaps(stop, wanted)),
    far: listFarStops(stops, wanted).length > 0,
  };
  return technicianBars.filter((bar) => holds[bar]);
}

/** How near two ZIP codes are: the same, of one mail center (their first three digits), or neither. */
function nearness(zip: string, other: string): number {
  if (zip === other) return 2;
  return zip !== '' && zip.slice(0, 3) === other.slice(0, 3) ? 1 : 0;
}

/** Whether somebody could come: a long way to go is no more than that. */
export function isAvailable({ bars }: { readonly bars: readonly TechnicianBar[] }): boolean {
  return bars.every((bar) => bar === 'far');
}

/** All who can be asked for: free and able ones first, those with a long way after them, of these who has a stop nearest, then by name. */
export function rankTechnicians<Stop extends TechnicianStop>(
  technicians: readonly Technician[],
  wanted: WantedVisit,
  stops: readonly Stop[],
): readonly TechnicianFit<Stop>[] {
  const near = (zip: string) => nearness(wanted.zip, zip);
  const nearest = ({ zips: [first = ''] }: TechnicianFit<Stop>) => near(first);
  const fits = technicians.map((technician): TechnicianFit<Stop> => {
    const own = stops.filter(({ technicianId }) => technicianId === technician.id);
    const zips = [...new Set(own.map(({ zip }) => zip))].filter((zip) => zip !== '');
    return {
      technician,
      bars: listBars(technician.profile, wanted, own),
      busy: own.find((stop) => overlaps(stop, wanted)),
      far: listFarStops(own, wanted),
      zips: zips.toSorted((one, other) => near(other) - near(one)),
    };
  });
  return fits.toSorted(
    (one, other) =>
      Number(!isAvailable(one)) - Number(!isAvailable(other)) ||
      one.far.length - other.far.length ||
      nearest(other) - nearest(one) ||
      one.technician.name.localeCompare(other.technician.name, 'en'),
  );
}
