// docs/security.md tells the limits as they are.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formFields } from '#server/settings/env-fields.ts';
import { connectionsPerClient } from '#server/http/limits/connection-limit.ts';
import { mostKeys } from '#server/http/limits/window-counts.ts';
import { networkFactor, readRefusals, requestLimits } from '#server/http/limits/request-limits.ts';

test('every limit on clients is documented with its figure', () => {
  const [, section = ''] = readFileSync('docs/security.md', 'utf8').split('## Who sends too much');
  const [table = ''] = section.split('\n## ');
  const rows = [...table.matchAll(/\| `([\w-]+)`\s+\| ([\d,]+)/gu)].map(([, name = '', figure = '']) => [
    name,
    Number(figure.replaceAll(',', '')),
  ]);
  expect(Object.fromEntries(rows)).toEqual({
    ...requestLimits(formFields.QUOTE_RATE_PER_MINUTE.parse(undefined)),
    readRefusals,
    networkFactor,
    connectionsPerClient,
    mostKeys,
  });
});
