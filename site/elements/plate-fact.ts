import type { ReactNode } from 'react';
import type { TodayTextName } from '#domain/opening/page-today-shape.ts';

/** One line of a rating plate: "Warranty", "90 days". Labels are unique within a plate. */
export type PlateFact = {
  readonly label: string;
  readonly value: ReactNode;
  /** The value holds at any hour, and is replaced by what holds now. */
  readonly now?: TodayTextName;
  /** Where the value leads, if it leads somewhere: a place further down the page. */
  readonly path?: string;
};
