import { createContext, useContext } from 'react';
import type { BoardWords } from '#content/words/board/board-words.ts';
import type { ServiceHours } from '#domain/clocks/service-hours.ts';
import type { ListedSource } from '#domain/leads/listed-source.ts';
import type { OpeningCalendar } from '#domain/opening/opening-calendar.ts';
import type { BoardSigns } from '#site/islands/board/caller/caller-fields.ts';
import type { PlatePictures } from '#site/elements/signs/SignPlate.tsx';
import type { LeadMarks } from './use-lead-marks.ts';

/** What every row of the board needs, given once. */
export type BoardShared = {
  readonly api: string;
  readonly words: BoardWords;
  /** Names of the services by slug. */
  readonly appliances: Readonly<Record<string, string>>;
  /** What each appliance can do wrong, in words. */
  readonly signs: BoardSigns;
  /** The drawings of machines. */
  readonly pictures: PlatePictures;
  /** Where a ZIP code is asked about. */
  readonly coveragePath: string;
  readonly operator: string;
  readonly hours: ServiceHours;
  /** Those hours with what the owner says of certain days. */
  readonly calendar: OpeningCalendar;
  /** Where people heard of us, as the owner lists it. */
  readonly sources: readonly ListedSource[];
  /** Customers who agree are texted about their visit. */
  readonly canText: boolean;
  readonly marks: LeadMarks;
  /** Shows one lead, opened. */
  readonly onShowLead: (leadId: string) => void;
};

export const BoardContext = createContext<BoardShared | undefined>(undefined);

export function useBoardContext(): BoardShared {
  const shared = useContext(BoardContext);
  if (shared === undefined) throw new Error('A row of the board stands outside of the board');
  return shared;
}

/** The server's time, told anew every second to those who show it, and to nobody else. */
export const BoardClock = createContext<number | undefined>(undefined);

export function useBoardNow(): number {
  return useContext(BoardClock) ?? 0;
}

/** The hours and the zone by which every clock of the board goes; the page gives them once. */
export const BoardHours = createContext<ServiceHours | undefined>(undefined);

export function useBoardHours(): ServiceHours {
  const hours = useContext(BoardHours);
  if (hours === undefined) throw new Error('The call board was given no hours');
  return hours;
}
