import type { ReactNode } from 'react';
import type { TodayText } from '#domain/opening/told-today.ts';

/** One line of a rating plate: "Warranty", "90 days". Labels are unique within a plate. */
export type PlateFact = {
  readonly label: string;
  readonly value: ReactNode;
  /** The value holds at any hour, and is replaced by what holds now. */
  readonly now?: TodayText;
  /** Where the value leads, if it leads somewhere: a place further down the page. */
  readonly path?: string;
};
