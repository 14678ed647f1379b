// What an operator reads when the server cannot start: what is wrong, and which setting mends it.
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeSite } from '../tests/support/servers/a-site.ts';
import { startServer } from '../tests/support/servers/start-server.ts';
import { aFolder } from '../tests/support/machine/temporary-folder.ts';
import { listenOnFreePort } from '../tests/support/network/free-port.ts';

async function refusal(variables: Readonly<Record<string, string>>): Promise<string> {
  const folder = await aFolder();
  writeSite(join(folder, 'dist'));
  const fault: unknown = await startServer({ folder, dataDir: folder, variables }).then(
    async ({ stop }) => stop(),
    (reason: unknown) => reason,
  );
  return String(fault);
}

test('a port that is taken is named, and what to do', async () => {
  const other = createServer();
  const port = String(await listenOnFreePort(other));
  const text = await refusal({ PORT: port });
  other.close();
  expect(text).toContain(`Cannot listen on 127.0.0.1, port ${port}: another program listens there`);
  expect(text).toContain('set PORT');
});

test('an address of another machine is named with its setting', async () => {
  expect(await refusal({ HOST: '203.0.113.9' })).toMatch(/Cannot listen on 203\.0\.113\.9.*Set HOST/u);
});
