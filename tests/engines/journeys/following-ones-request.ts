// From "thank you" to "erased", by way of the link in the mail.
import { startRequestServer } from '../../support/servers/request-server.ts';
import { phone, type EngineTest } from '../visitor/engine-test.ts';
import { goTheWay } from './way-of-a-request.ts';

export function followOnesRequest(test: EngineTest): void {
  for (const hasScript of [true, false])
    test(`${hasScript ? 'with' : 'without'} script, a request is followed, added to, closed, opened from the mail, canceled and erased`, async ({
      visit,
    }) => {
      const server = await startRequestServer();
      const visitor = await visit({ ...phone, hasScript, origin: server.origin });
      await goTheWay({
        visitor,
        server,
        hasScript,
        email: 'my-request@example.com',
        between: () => Promise.resolve(),
      });
    });
}
