import type { ServiceHours } from '#domain/clocks/service-hours.ts';
import type { OpeningException } from '#domain/opening/opening-calendar.ts';

/** An exception, and who put it there when. */
export type KeptException = {
  readonly exception: OpeningException;
  readonly createdAt: number;
  readonly changedAt: number;
  /** Who changed it last. */
  readonly operator: string;
  /** From when on it says nothing any more; undefined while it holds until it is changed. */
  readonly endsAt: number | undefined;
};

export type OpeningRecord = {
  /** In the order they were put. */
  readonly kept: readonly KeptException[];
  /** Ids of what another version wrote and this one cannot read. */
  readonly unreadable: readonly string[];
};

/** What an operator wants; an id that is there already is written over by a change alone. */
export type ExceptionChange = {
  readonly exception: OpeningException;
  /** From when on it says nothing any more; undefined if it holds until it is changed. */
  readonly endsAt: number | undefined;
  readonly operator: string;
  readonly at: number;
  /** The standing hours: the log of changes tells it by their clocks. */
  readonly hours: ServiceHours;
};

/** Taking one back. */
export type OpeningRemoval = Pick<ExceptionChange, 'operator' | 'at' | 'hours'> & { readonly id: string };
