// The port for windows that visitors pick, and that are kept free for them until the desk calls.
import type { OpeningCalendar } from '#domain/opening/opening-calendar.ts';
import type { HeldWindow, WindowPick } from '#domain/visits/held-window.ts';
import type { RequestChanging } from './my-request-store.ts';

/** Who speaks, how it is noted for staff, and where they hear of it. */
type Telling = Pick<RequestChanging, 'id' | 'leadId' | 'at' | 'operator' | 'note' | 'channels'>;

export type Picking = Telling &
  WindowPick & {
    /** As it is when it is picked. */
    readonly calendar: OpeningCalendar;
  };

export type PickAnswer =
  /** Picked now, or before: the same window again changes nothing. */
  | { readonly kind: 'held'; readonly held: HeldWindow }
  /** Somebody else has the last place, or it cannot be had any more. What they held before they hold on to. */
  | { readonly kind: 'gone' }
  /** A visit is agreed, or the request is settled: there is nothing to pick. */
  | { readonly kind: 'settled' | 'unknown' | 'too many' };

/** The window a lead picked last. */
export type LastPick = {
  readonly held: HeldWindow;
  /** held: kept free now · over: its time is up · released: given back, or taken over by a visit. */
  readonly state: 'held' | 'over' | 'released';
};

export type HeldWindowStore = {
  /** Keeps a window free for a lead, in the place of what it held, and tells staff, in one commit. */
  readonly pickWindow: (picking: Picking) => Promise<PickAnswer>;
  /** Gives back what a lead holds, and tells staff; does nothing when it holds nothing. */
  readonly giveBackWindow: (telling: Telling) => Promise<'released' | 'nothing held' | 'unknown'>;
  /** The desk gives a window back: this one, for by now they may have picked another. */
  readonly releaseWindow: (
    release: Omit<Telling, 'channels'> & { readonly heldId: string },
  ) => Promise<'released' | 'nothing held' | 'unknown'>;
  readonly findLastPick: (leadId: string, now: number) => Promise<LastPick | undefined>;
};
