import type { ServiceHours } from '#domain/clocks/service-hours.ts';
import type { OpeningException } from './opening-calendar.ts';
import type { Today } from './today.ts';

/** The answer of GET /api/board/opening, and of every change. */
export type BoardOpening = {
  /** The standing hours of this installation. */
  readonly hours: ServiceHours;
  /** What all of it makes of this moment. */
  readonly today: Today;
  readonly exceptions: readonly {
    readonly exception: OpeningException;
    /** Who changed it last, and when. */
    readonly operator: string;
    readonly changedAt: number;
    /** From when on it says nothing any more; null while it holds until it is changed. */
    readonly endsAt: number | null;
  }[];
};
