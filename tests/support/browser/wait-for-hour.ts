// A page whose words are those of a visitor's clock: the server wrote it at the real hour, and its script then asks anew.
import type { Page } from 'playwright-core';
import { statedCompany } from '#domain/company/company-facts.ts';
import { standingCalendar } from '#domain/opening/opening-calendar.ts';
import { pageToday } from '#domain/opening/page-today.ts';
import { expect } from 'vitest';

type ShownText = readonly [name: string, text: string];

function listShown(names: readonly string[]): readonly ShownText[] {
  return names.flatMap((name) =>
    [...document.querySelectorAll(`[data-today="${name}"]`)].map(({ textContent }): ShownText => [
      name,
      textContent,
    ]),
  );
}

/** Where longer words stood their room stays, so that nothing moves for who reads. */
function giveUpRoom(): void {
  for (const box of document.querySelectorAll<HTMLElement>('p, dl > div'))
    box.style.removeProperty('min-height');
}

/** Waits until the page says what holds at that time, ISO 8601, and looks as if it had said so from the start: the same at any hour. */
export async function waitForHour(page: Page, at: string): Promise<void> {
  const calendar = standingCalendar(statedCompany.hours);
  const { now, promise, nextWindow } = pageToday(calendar, Date.parse(at), undefined, 'en').texts;
  // The next window is named by the real hour alone: where the others are the same at both, it tells that the answer has come.
  const texts = new Map(Object.entries({ now, promise, nextWindow }));
  const listOthers = async () =>
    (await page.evaluate(listShown, [...texts.keys()])).filter(([name, text]) => text !== texts.get(name));
  await expect.poll(listOthers).toEqual([]);
  await page.evaluate(giveUpRoom);
}
