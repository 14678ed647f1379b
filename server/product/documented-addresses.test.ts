// The tables of docs/contracts.md have a line for each address that the server answers, and for no other.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { noon } from '../../tests/support/builders/a-quote.ts';
import { requestTemplates } from '../../tests/support/servers/a-site.ts';
import { serveApp } from '../../tests/support/servers/serve-app.ts';
import { aFolder } from '../../tests/support/machine/temporary-folder.ts';
import { createMetrics } from '#server/http/metrics.ts';
import { openSqliteStore } from '#server/store/sqlite-store.ts';

test('every address of the server is documented, and no other', async () => {
  const store = await openSqliteStore(`${await aFolder()}/leads.sqlite`);
  const metrics = createMetrics({ token: 'token', store, now: () => noon, elapsedMs: () => 0 });
  const { addresses } = await serveApp({ store, metrics, templates: requestTemplates });
  const lines = readFileSync('docs/contracts.md', 'utf8').matchAll(
    /^\| `((?:GET|POST|PUT|DELETE) \/[^`?]*)/gmu,
  );
  const stated = [...lines].map(([, address = '']) => address);
  // HEAD goes without saying where there is GET.
  const answered = addresses.flatMap(([path, methods]) =>
    methods
      .filter((method) => method !== 'HEAD')
      .map((method) => `${method} ${path.replaceAll(/:(\w+)/gu, '{$1}')}`),
  );
  expect(stated.toSorted()).toEqual(answered.toSorted());
});
