// The disk takes no more while the server runs: nobody is thanked, everybody keeps what they typed, and all goes on by
// itself once it does. `npm run machine-faults` does the same on a disk that is really full.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { aQuote } from '../support/builders/a-quote.ts';
import { writeSite, builtRequestTemplates } from '../support/servers/a-site.ts';
import { findFreePort } from '../support/network/free-port.ts';
import { letWrite, stopWriting } from '../support/machine/limit-writing.ts';
import { startServer } from '../support/servers/start-server.ts';
import { aFolder } from '../support/machine/temporary-folder.ts';

test.each(['leads.sqlite', 'spool.sqlite'])(
  'while the disk takes nothing for %s, a lead is refused within the second with its fields kept',
  async (file) => {
    const folder = await aFolder();
    writeSite(join(folder, 'dist'), builtRequestTemplates());
    const dataDir = join(folder, 'data');
    // Nobody listens there: leads go to the spool.
    const away = `postgres://nobody:nothing@127.0.0.1:${await findFreePort()}/none`;
    const variables = file === 'spool.sqlite' ? { DATABASE_URL: away } : {};
    const server = await startServer({ folder, dataDir, variables });
    onTestFinished(async () => {
      await server.stop();
    });
    const readiness = async () => (await fetch(`${server.origin}/readyz`)).status;
    async function post(requestId: string) {
      const startedAt = performance.now();
      const answer = await fetch(`${server.origin}/api/quote`, {
        method: 'POST',
        body: new URLSearchParams(aQuote({ request_id: requestId, name: 'Canary McWhistle' })),
        headers: { origin: server.origin },
        redirect: 'manual',
      });
      const text = await answer.text();
      return { status: answer.status, text, ms: performance.now() - startedAt };
    }
    expect((await post('request-before')).status).toBe(303);
    expect(await readiness()).toBe(200);

    await stopWriting(server.pid);
    const refused = await post('request-during');
    expect(refused.status).toBe(503);
    expect(refused.text).toContain('value="Canary McWhistle"');
    expect(refused.text).toContain('(305) 555-0142');
    expect(refused.ms).toBeLessThan(1000);
    expect(await readiness()).toBe(503);

    await letWrite(server.pid);
    await expect.poll(readiness, { timeout: 5000 }).toBe(200);
    expect((await post('request-during')).status).toBe(303);
    expect((await post('request-after')).status).toBe(303);
    const database = new DatabaseSync(join(dataDir, file), { readOnly: true });
    const kept = database.prepare('select request_id from leads order by received_at').all();
    database.close();
    expect(kept.map((row) => row.request_id)).toEqual(['request-before', 'request-during', 'request-after']);
    expect(server.lines.join('\n')).toContain('ERR_SQLITE_ERROR');
    expect(server.lines.join('\n')).not.toMatch(/canary|mcwhistle|rosa|555-?0123/i);
  },
);
