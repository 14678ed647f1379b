// Visits for somebody who is signed in at the board with a browser: asked for as the board's own page asks.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { z } from 'zod';

type Body = Readonly<Record<string, unknown>>;

const leads = z.object({ leads: z.array(z.looseObject({ id: z.string(), name: z.string() })) });
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

/** Adds a technician; resolves with their id. */
export async function addTechnician(page: Page, name: string): Promise<string> {
  const answer = technicians.parse(await ask(page, '/technicians', { name }));
  return answer.technicians.find((one) => one.name === name)?.id ?? '';
}

/** Books a visit on the day of the test, in the afternoon, for the lead of that name. */
export async function bookFor(page: Page, name: string, wish: Body = {}): Promise<unknown> {
  const open = leads.parse(await ask(page, '/leads?list=open'));
  const id = open.leads.find((lead) => lead.name === name)?.id ?? '';
  return ask(page, `/leads/${id}/visit`, {
    id: randomUUID(),
    ...{ date: '2026-06-10', fromHour: 13, technicianId: null, note: '', isOverfull: true },
    ...wish,
  });
}
