import { createContext, useContext } from 'react';

/** The server's time, told anew every second to those who show it, and to nobody else. */
export const BoardClock = createContext<number | undefined>(undefined);

export function useBoardNow(): number {
  return useContext(BoardClock) ?? 0;
}
