// Visits for somebody who is signed in at the board with a browser: asked for as the board's own page asks.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { z } from 'zod';
import { boardVisits, type BoardVisit } from '#domain/visits/board-visit.ts';
import { technicianBars } from '#domain/visits/technician-fit.ts';
import { anyProfile, type TechnicianProfile } from '#domain/visits/technician.ts';
import { showTab } from './board-page.ts';

type Body = Readonly<Record<string, unknown>>;

const leads = z.object({ leads: z.array(z.looseObject({ id: z.string(), name: z.string() })) });
const visits = z.object({
  visits: z.array(z.object({ id: z.string(), sequence: z.number(), lead: z.object({ name: z.string() }) })),
});
const technicians = z.object({ technicians: z.array(z.object({ id: z.string(), name: z.string() })) });

async function ask(page: Page, path: string, body?: Body): Promise<unknown> {
  const address = `${new URL(page.url()).origin}/api/board${path}`;
  if (body === undefined) return (await page.request.get(address)).json();
  const answer = await page.request.post(address, {
    data: body,
    headers: { origin: new URL(page.url()).origin },
  });
  return answer.json();
}

/** Adds a technician, of whom this is said; resolves with their id. */
export async function addTechnician(
  page: Page,
  name: string,
  said?: Partial<TechnicianProfile>,
): Promise<string> {
  const wish = { name, ...(said !== undefined && { profile: { ...anyProfile, ...said } }) };
  const answer = technicians.parse(await ask(page, '/technicians', wish));
  return answer.technicians.find((one) => one.name === name)?.id ?? '';
}

/** The address of a new link to the page of the only technician, as the desk reads it out. */
export async function linkTechnician(page: Page): Promise<string> {
  await showTab(page, 'Visits');
  await page.getByRole('button', { name: 'Technicians and windows' }).click();
  await page.getByRole('button', { name: 'Page link' }).click();
  const address = await page.getByLabel('Address of the page').inputValue();
  await page.getByRole('button', { name: 'Back to the visits' }).click();
  return address;
}

/** The visits of a day ("2026-06-10"). */
export async function listDay(page: Page, day: string): Promise<readonly BoardVisit[]> {
  return boardVisits.parse(await ask(page, `/visits?day=${day}`)).visits;
}

async function idOf(page: Page, name: string): Promise<string> {
  const open = leads.parse(await ask(page, '/leads?list=open'));
  return open.leads.find((lead) => lead.name === name)?.id ?? '';
}

/** Says of the lead of that name what became of it, "called" say. */
export async function mark(page: Page, name: string, outcome: string): Promise<unknown> {
  return ask(page, `/leads/${await idOf(page, name)}/marks`, { id: randomUUID(), outcome });
}

/** Presses "on-the-way", "done", "no-show" or "cancel" at the visit of the lead of that name. */
export async function stepVisit(page: Page, name: string, step: string): Promise<unknown> {
  const plan = visits.parse(await ask(page, '/visits'));
  const visit = plan.visits.find(({ lead }) => lead.name === name);
  const seen = visit?.sequence ?? 0;
  return ask(page, `/visits/${visit?.id ?? ''}/${step}`, { id: randomUUID(), seen });
}

/** Books a visit on the day of the test, in the afternoon, for the lead of that name. */
export async function bookFor(page: Page, name: string, wish: Body = {}): Promise<unknown> {
  return ask(page, `/leads/${await idOf(page, name)}/visit`, {
    id: randomUUID(),
    ...{
      date: '2026-06-10',
      fromHour: 13,
      technicianId: null,
      note: '',
      isOverfull: true,
      accepted: [...technicianBars],
    },
    ...wish,
  });
}
