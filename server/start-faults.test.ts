// What an operator reads when the server cannot start: what is wrong, and which setting mends it.
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeSite } from '../tests/support/a-site.ts';
import { startServer } from '../tests/support/start-server.ts';
import { aFolder } from '../tests/support/temporary-folder.ts';

async function refusal(variables: Readonly<Record<string, string>>, dataDir?: string): Promise<string> {
  const folder = await aFolder();
  writeSite(join(folder, 'dist'));
  const fault: unknown = await startServer({ folder, dataDir: dataDir ?? folder, variables }).then(
    async ({ stop }) => stop(),
    (reason: unknown) => reason,
  );
  return String(fault);
}

const patience = { timeout: 30_000 };

test('a port that is taken is named, and what to do', patience, async () => {
  const other = createServer();
  await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  const port = String(typeof address === 'object' ? address?.port : address);
  const text = await refusal({ PORT: port });
  other.close();
  expect(text).toContain(`Cannot listen on 127.0.0.1, port ${port}: another program listens there`);
  expect(text).toContain('set PORT');
});

test('an address of another machine is named with its setting', patience, async () => {
  expect(await refusal({ HOST: '203.0.113.9' })).toMatch(/Cannot listen on 203\.0\.113\.9.*Set HOST/u);
});

test('a folder that cannot hold leads is named with its setting', patience, async () => {
  const file = join(await aFolder(), 'a-file');
  await writeFile(file, 'not a folder');
  const text = await refusal({}, file);
  expect(text).toContain(`Leads cannot be kept in ${file} (DATA_DIR)`);
  expect(text).toContain('must be a folder this user may write to');
});

test('a lead file of another program is left alone and named', patience, async () => {
  const folder = await aFolder();
  await writeFile(
    join(folder, 'leads.sqlite'),
    'this was never a database, and is long enough to be read as one',
  );
  expect(await refusal({}, folder)).toContain(`The lead file in ${folder} (DATA_DIR) is damaged`);
});
