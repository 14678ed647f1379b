import { expect, test } from 'vitest';
import { judgeOrigin } from './origin-guard.ts';

const host = 'www.example.com';
const own = ['https://www.example.com'];
const nothing = { secFetchSite: undefined, origin: undefined, host };

test.each([
  [{ ...nothing, secFetchSite: 'same-origin' }, 'own'],
  [{ ...nothing, secFetchSite: 'none' }, 'own'],
  [{ ...nothing, secFetchSite: 'same-site' }, 'foreign'],
  [{ ...nothing, secFetchSite: 'cross-site' }, 'foreign'],
  [{ ...nothing, secFetchSite: 'cross-site', origin: 'null' }, 'foreign'],
  [{ ...nothing, secFetchSite: 'cross-site', origin: 'https://www.example.com' }, 'own'],
  [{ ...nothing, origin: 'https://www.example.com' }, 'own'],
  [{ ...nothing, origin: 'http://www.example.com' }, 'foreign'],
  [{ ...nothing, origin: 'https://www.example.com.evil.example' }, 'foreign'],
  [{ ...nothing, origin: 'null' }, 'missing'],
  [nothing, 'missing'],
] as const)('%j is %s', (question, finding) => {
  expect(judgeOrigin(question, own)).toBe(finding);
});

test('without a configured origin the host asked for is our own, and no other', () => {
  expect(judgeOrigin({ ...nothing, host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' }, [])).toBe(
    'own',
  );
  expect(judgeOrigin({ ...nothing, host: '127.0.0.1:3000', origin: 'http://evil.example' }, [])).toBe(
    'foreign',
  );
  expect(judgeOrigin({ ...nothing, origin: 'nonsense' }, [])).toBe('foreign');
});
