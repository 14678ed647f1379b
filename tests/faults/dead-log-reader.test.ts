// Whoever reads the log dies: the server goes on without it.
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { aQuote } from '../support/builders/a-quote.ts';
import { writeSite } from '../support/servers/a-site.ts';
import { startServer } from '../support/servers/start-server.ts';
import { aFolder } from '../support/machine/temporary-folder.ts';

test('without anybody to read its log a server serves pages, keeps leads and stops in order', async () => {
  const folder = await aFolder();
  writeSite(join(folder, 'dist'));
  const server = await startServer({
    folder,
    dataDir: join(folder, 'data'),
    variables: { LOG_LEVEL: 'debug' },
  });
  onTestFinished(() => server.kill());
  const { origin } = server;
  const said = server.lines.length;
  server.stopReading();
  for (let visitor = 0; visitor < 10; visitor += 1) {
    const answer = await fetch(`${origin}/api/quote`, {
      method: 'POST',
      body: new URLSearchParams(aQuote({ phone: `(305) 555-01${10 + visitor}` })),
      headers: { origin },
      redirect: 'manual',
    });
    expect(answer.status).toBe(303);
    expect((await fetch(`${origin}/about`)).status).toBe(200);
  }
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  expect(server.lines.length).toBe(said);
  expect(await server.stop()).toBe(0);
});
