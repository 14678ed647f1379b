// Five people on the board, to see whose row stays where it is.
import type { Page } from 'playwright-core';
import type { BoardServer } from './board-server.ts';

/** In the order they send. */
export const people = ['Ann', 'Bea', 'Cal', 'Dan', 'Eve'] as const;

/** Somebody of that name, with a number and a mailbox of their own, sends the form. */
export async function sendFrom(server: BoardServer, name: string): Promise<void> {
  const place = name.charCodeAt(0) * 10 + name.length;
  await server.sendQuote({
    name,
    email: `${name.toLowerCase()}@example.com`,
    phone: `(305) 555-${String(place).padStart(4, '0')}`,
    request_id: `request-of-${name}`,
  });
}

/** All five have sent, a minute apart. */
export async function aBoard(server: BoardServer): Promise<void> {
  for (const name of people) {
    await sendFrom(server, name);
    server.passMinutes(1);
  }
}

/** Whom the board shows, from the top. */
export const names = (page: Page) => page.locator('.board-name').allInnerTexts();
