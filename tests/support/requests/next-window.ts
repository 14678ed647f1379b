// What a page says of the next open window, and a day whose first windows are full.
import type { Page } from 'playwright-core';
import { brandPath, corePath, servicePath } from '#domain/paths/paths.ts';
import { aSubmission } from '../builders/a-quote.ts';
import { aBooking } from '../builders/a-visit.ts';
import type { OpeningServer } from '../servers/opening-server.ts';

export const noon = '2026-11-18T12:00:00-05:00';
export const gulfportZip = '33707';
export const placeless = [
  corePath('home'),
  servicePath('washer'),
  brandPath('bosch'),
  corePath('services'),
  corePath('contact'),
] as const;

/** What the first band says, and the form under it. */
export async function said(page: Page): Promise<readonly string[]> {
  return page.locator('[data-today=nextWindow]').allTextContents();
}

/** Two visits are set in a window of West Central Florida: it is full. */
export async function fillWindow(server: OpeningServer, fromHour: number): Promise<void> {
  const at = Date.parse(noon);
  for (const name of ['Ann', 'Ben']) {
    const lead = aSubmission({}, { name, zip: gulfportZip, receivedAt: at, dueAt: at });
    const { leadId } = await server.store.saveLead(lead);
    const booking = aBooking(leadId, { date: '2026-11-18', fromHour });
    await server.store.bookVisit({ ...booking, action: { ...booking.action, at } });
  }
  await server.countWindows();
}
