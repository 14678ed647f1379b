import { createContext } from 'react';
import type { BoardVisit } from '#domain/visits/board-visit.ts';

/** What takes a visit out of a list of those to see to. */
export type SettlingStep = 'done' | 'no-show' | 'cancel' | 'keep';

/** The visit as it is after the step. */
export type SettledVisit = { readonly visit: BoardVisit; readonly step: SettlingStep };

/** Tells the panel what a row did that is gone with it. */
export const TellSettled = createContext<(settled: SettledVisit) => void>(() => undefined);
