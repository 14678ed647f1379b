// What is typed of a technician, and the profile it makes.
import { formatPhoneNumber, parsePhoneNumber } from '#domain/requests/phone-number.ts';
import { repairedSlugs, type Technician, type TechnicianProfile } from '#domain/visits/technician.ts';
import { visitRegions } from '#domain/visits/visit-plan.ts';
import type { QuestionOf } from '#domain/board/board-call.ts';
import type { changeTechnician } from '#domain/board/plan-calls.ts';
import { weekdays } from './plan-cells.ts';

type Lists = Pick<TechnicianProfile, 'regions' | 'appliances' | 'weekdays'>;
type DaysOff = TechnicianProfile['daysOff'][number];

/** Ticks are shown for all where nothing was said. */
export type TechnicianDraft = TechnicianProfile & {
  readonly name: string;
  /** Days off that are typed and not on the list yet; without a last one it is one day. */
  readonly typed: DaysOff;
};

export type DraftFault = 'phone' | 'nothing ticked' | 'days';

const everything: Lists = { regions: visitRegions, appliances: repairedSlugs, weekdays };

const orAll = <Value>(some: readonly Value[], all: readonly Value[]) => (some.length === 0 ? all : some);
/** All of them is kept as none, so that a region or an appliance that is new is one, too. */
const orNone = <Value>(some: readonly Value[], all: readonly Value[]) =>
  some.length === all.length ? [] : all.filter((one) => some.includes(one));

export const noDays: DaysOff = { from: '', to: '' };

export function draftOf({ name, profile }: Technician): TechnicianDraft {
  return {
    name,
    phone: formatPhoneNumber(profile.phone),
    regions: orAll(profile.regions, everything.regions),
    appliances: orAll(profile.appliances, everything.appliances),
    weekdays: orAll(profile.weekdays, everything.weekdays),
    daysOff: profile.daysOff,
    typed: noDays,
  };
}

/** Puts the typed days on the list; undefined where they are none. */
export function withTyped(draft: TechnicianDraft): TechnicianDraft | undefined {
  const { from } = draft.typed;
  if (from === '') return draft.typed.to === '' ? draft : undefined;
  const to = draft.typed.to === '' ? from : draft.typed.to;
  if (to < from) return undefined;
  const daysOff = [...draft.daysOff, { from, to }].toSorted((one, other) => (one.from < other.from ? -1 : 1));
  return { ...draft, daysOff, typed: noDays };
}

/** What is sent; the name of what is wrong where it cannot be. */
export function questionOf(draft: TechnicianDraft): QuestionOf<typeof changeTechnician> | DraftFault {
  const { name, phone, ...rest } = draft;
  if (phone.trim() !== '' && parsePhoneNumber(phone) === undefined) return 'phone';
  if (Math.min(rest.regions.length, rest.appliances.length, rest.weekdays.length) === 0)
    return 'nothing ticked';
  const daysOff = withTyped(draft)?.daysOff;
  if (daysOff === undefined) return 'days';
  return {
    name,
    profile: {
      phone: phone.trim(),
      regions: orNone(rest.regions, everything.regions),
      appliances: orNone(rest.appliances, everything.appliances),
      weekdays: orNone(rest.weekdays, everything.weekdays),
      daysOff,
    },
  };
}
