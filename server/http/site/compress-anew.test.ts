import { expect, test } from 'vitest';
import { smallSite } from '../../../tests/support/servers/a-site.ts';
import { compressAnew } from './compress-anew.ts';

test('what is kept of a site holds no more memory than it has bytes', () => {
  const kept = [...smallSite().assets.values()].flatMap(({ bytes, compressed }) => [
    ...[...compressed.values()].map((read) => read()),
    ...(compressed.size === 0 && bytes.kind === 'memory' ? [bytes.read()] : []),
  ]);
  const page = Buffer.from('Appliance repair in Florida. '.repeat(2000));
  const packed = [...compressAnew(['br', 'gzip'], () => page).values()].map((read) => read());
  expect(kept.length).toBeGreaterThan(5);
  for (const { length, buffer } of [...kept, ...packed]) expect(buffer.byteLength).toBe(length);
});
