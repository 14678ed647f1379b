import { createContext, useContext } from 'react';
import type { ServiceHours } from '#domain/clocks/service-hours.ts';

/** The hours and the zone by which every clock of the board goes; the page gives them once. */
export const BoardHours = createContext<ServiceHours | undefined>(undefined);

export function useBoardHours(): ServiceHours {
  const hours = useContext(BoardHours);
  if (hours === undefined) throw new Error('The call board was given no hours');
  return hours;
}
