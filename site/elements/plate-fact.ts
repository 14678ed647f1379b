import type { ReactNode } from 'react';

/** One line of a rating plate: "Warranty", "90 days". Labels are unique within a plate. */
export type PlateFact = {
  readonly label: string;
  readonly value: ReactNode;
  /** Where the value leads, if it leads somewhere: a place further down the page. */
  readonly path?: string;
};
