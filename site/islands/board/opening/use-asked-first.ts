import { useState } from 'react';
import type { OpeningException } from '#domain/opening/opening-calendar.ts';
import type { BoardVisit } from '#domain/visits/board-visit.ts';
import { takesVisits } from '#domain/visits/visit-spot.ts';
import { isEverywhere } from './opening-text.ts';
import type { OpeningChanges } from './use-opening-changes.ts';

type Asked = { readonly said: string; readonly visits: readonly BoardVisit[] };

/** What is asked once more before an exception is put: an alert for every page, and what takes windows of booked visits away. */
export function useAskedFirst({ findMet }: Pick<OpeningChanges, 'findMet'>) {
  const [asked, setAsked] = useState<Asked>();

  /** Whether it can be saved: nothing is to be asked, or just this was. */
  async function isAnswered(exception: OpeningException): Promise<boolean> {
    const said = JSON.stringify(exception);
    if (asked?.said === said || !(isEverywhere(exception) || takesVisits(exception))) return true;
    const visits = await findMet(exception);
    if (visits?.length === 0 && !isEverywhere(exception)) return true;
    if (visits !== undefined) setAsked({ said, visits });
    return false;
  }

  /** The visits of the question, while what is typed is what was asked about. */
  const visitsFor = (exception: OpeningException) =>
    asked?.said === JSON.stringify(exception) ? asked.visits : undefined;

  return { isAnswered, visitsFor, takeBack: () => setAsked(undefined) };
}
