// What happens to a request between "thank you" and "canceled": a window, a photo, a visit. Each step ends when page and store agree.
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { bookSoon } from '../../support/requests/book-soon.ts';
import { aPicture } from '../../support/builders/picture-files.ts';
import type { RequestServer } from '../../support/servers/request-server.ts';
import type { Visitor } from '../visitor/visitor.ts';

export type Way = {
  readonly visitor: Visitor;
  readonly server: RequestServer;
  readonly hasScript: boolean;
  readonly email: string;
  /** What happens between two steps. */
  readonly between: () => Promise<void>;
};

const window = 'details.request-day[open] .request-window';

/** Picks the first window that is offered. */
export async function pickWindow({ visitor, server, email }: Way): Promise<void> {
  await visitor.press(window);
  await visitor.press({ kind: 'button', name: 'Keep this window for me' });
  await visitor.read('free for you until we call', '[data-request=held]');
  const held = await server.ask(async (store) => {
    const { leads } = await store.listBoardLeads({ search: email });
    return leads.map(({ heldWindow }) => heldWindow !== null);
  });
  expect(held, 'held').toEqual([true]);
}

/** The script of the photos comes when they are near the screen, and what stands below them moves up a little. */
export async function wakePhotos(visitor: Visitor): Promise<void> {
  await visitor.evaluate(`document.querySelector('#photos').scrollIntoView({ behavior: 'instant' })`);
  await visitor.see('[data-photo-form=scripted]');
}

/** Sends a photo: with script as it is chosen, without by the form's button. */
export async function sendPhoto({ visitor, hasScript }: Way): Promise<void> {
  const bytes = await aPicture(300, 200).jpeg().toBuffer();
  if (hasScript) await wakePhotos(visitor);
  await visitor.chooseFile('#photo-files', { name: 'label.jpg', type: 'image/jpeg', bytes });
  if (!hasScript) await visitor.press({ kind: 'button', name: 'Send the photos' });
  await visitor.untilTrue(`document.querySelector('[data-photo-list] img')?.naturalWidth === 300`);
}

/** The desk sets a visit, and the page says so. */
export async function seeVisitSet({ visitor, server, hasScript, email }: Way): Promise<void> {
  await server.ask((store) => bookSoon(store, email, randomUUID()));
  await visitor.reload();
  await visitor.read('Your visit:', '[data-request=state]');
  if (hasScript) await wakePhotos(visitor);
}
