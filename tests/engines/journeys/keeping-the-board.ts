// A dispatcher signs in on a phone, calls, and says how it went.
import { expect } from 'vitest';
import { startBoardServer } from '../../support/board/board-server.ts';
import { phone, type EngineTest } from '../visitor/engine-test.ts';

export function keepTheBoard(test: EngineTest): void {
  test('a dispatcher signs in by the link, calls, and marks what came of it', async ({ visit }) => {
    const server = await startBoardServer();
    await server.sendQuote({ name: 'Rosa Diaz' });
    const visitor = await visit(phone);
    await visitor.open(await server.inviteLink('Ana'));
    await visitor.see('astro-island:not([ssr]) button');
    await visitor.press({ kind: 'button', name: 'Sign in' });
    await visitor.untilAt('/board');
    await visitor.read('Rosa Diaz', 'li h3');
    // The browser of a test has no telephone: asked to dial, it would take no more presses.
    await visitor.evaluate(
      `void addEventListener('click', (event) => event.target.closest?.('a[href^="tel:"]') && event.preventDefault())`,
    );
    await visitor.press({ kind: 'button', name: 'I’m calling' });
    await visitor.read('You are calling', 'li');
    await visitor.press({ kind: 'button', name: 'Done', within: 'li' });
    await visitor.read('Done.', 'li');
    const leads = await server.listLeads();
    expect(leads).toMatchObject([{ name: 'Rosa Diaz', state: 'done' }]);
  });
}
