// A visit moves to the region of a corrected ZIP code: whether its window is free there is asked before, not found out by who drives.
import { boardWords } from '#content/words/board/board-words.ts';
import { regions } from '#content/places/regions.ts';
import { findZipRegion } from '#domain/opening/today-place.ts';
import type { WindowBar } from '#domain/visits/offered-windows.ts';
import { isPlanned } from '#domain/visits/visit.ts';
import { describeVisit } from '#domain/visits/visit-text.ts';
import { fillText } from '#domain/words/wording.ts';
import type { DeskParts } from '#server/http/board/board-parts.ts';

const { work, visits } = boardWords.en;

/** These are about the time, wherever the visit is. */
const barsOfTime: readonly WindowBar[] = ['past', 'half-gone', 'cutoff'];

/** The question, if the visit that is booked would have no free window where the ZIP code is; undefined if there is none. */
export async function askLostWindow(
  { store, opening, now }: Pick<DeskParts, 'store' | 'opening' | 'now'>,
  leadId: string,
  zip: string,
): Promise<string | undefined> {
  const lead = await store.findListedLead(leadId);
  const visit = lead?.visit ?? null;
  if (lead === undefined || visit === null || !isPlanned(visit.state)) return undefined;

  /** What speaks against its window at a ZIP code; it takes no place from itself. */
  async function findBar(at: string): Promise<WindowBar | undefined> {
    const question = { region: findZipRegion(at) ?? 'outside', zip: at, days: [visit?.date ?? ''] } as const;
    const [day] = await store.offerDays({
      ...{ ...question, calendar: opening.calendar(), now: now() },
      ...{ except: visit?.id ?? '', exceptLead: leadId },
    });
    const bar = day?.windows.find(({ fromHour }) => fromHour === visit?.window.fromHour)?.bar ?? undefined;
    return bar !== undefined && barsOfTime.includes(bar) ? undefined : bar;
  }
  const bar = await findBar(zip);
  if (bar === undefined) return undefined;
  // What was so before, in the same region, was agreed to when it was booked.
  const isSameRegion = findZipRegion(zip) === findZipRegion(lead.zip);
  if (isSameRegion && bar === (await findBar(lead.zip))) return undefined;
  const region = regions.find(({ slug }) => slug === findZipRegion(zip))?.name ?? visits.plan.outside;
  return fillText(work.correct.lostWindow, {
    ...{ visit: describeVisit(visit, visit.technician), region },
    why: visits.booking.bars[bar].toLowerCase(),
  });
}
