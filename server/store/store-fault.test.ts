import { expect, test } from 'vitest';
import { explainStoreFault, nameStoreFault, remedyOf } from './store-fault.ts';

const words = 'Canary McWhistle';
const ofSystem = (code: string) => Object.assign(new Error(words), { code, syscall: 'open', path: words });
const ofSqlite = (errcode: number) => Object.assign(new Error(words), { code: 'ERR_SQLITE_ERROR', errcode });

test.each([
  ['disk full', ofSystem('ENOSPC'), 'is full'],
  ['disk full', ofSystem('EDQUOT'), 'is full'],
  ['disk full', ofSqlite(13), 'is full'],
  ['disk refuses', ofSqlite(10 + 3 * 256), 'refuses to be read or written (ERR_SQLITE_ERROR)'],
  ['disk refuses', ofSystem('EIO'), 'Free or mend it'],
  ['damaged', ofSqlite(26), 'Move it away, or put a backup in its place'],
  ['damaged', ofSqlite(11), 'is damaged'],
  ['damaged', ofSqlite(1), 'of another program'],
  ['no access', ofSystem('EACCES'), '(EACCES). It must be a folder this user may write to'],
  ['no access', ofSystem('ENOTDIR'), 'must be a folder'],
  ['no access', ofSystem('ENOENT'), 'must be a folder'],
  ['no access', ofSystem('EROFS'), 'must be a folder'],
  ['no access', ofSqlite(14), 'must be a folder'],
  ['no access', ofSqlite(8), 'must be a folder'],
  ['locked', ofSqlite(5), 'Another program holds the lead file'],
  ['newer version', ofSystem('NEWER_VERSION'), 'newer version'],
  ['unknown', new Error(words), 'developer'],
] as const)('%s is told as such, with what to do and none of its words', (name, fault, remedy) => {
  expect(nameStoreFault(fault)).toBe(name);
  const text = remedyOf(fault, '/srv/leads');
  expect(text).toContain(remedy);
  expect(text).not.toContain('Canary');
  if (name !== 'newer version') expect(text).toContain('/srv/leads (DATA_DIR)');
});

test('a command in a terminal is told of the database in its own words', () => {
  const place = { databaseUrl: 'postgres://user:secret@db/leads', dataDir: '/srv/leads' };
  const { message } = explainStoreFault(new Error('password authentication failed'), place);
  expect(message).toBe('The database of DATABASE_URL does not answer: password authentication failed');
  expect(explainStoreFault(ofSystem('NEWER_VERSION'), place).message).toContain('newer version');
  expect(explainStoreFault(ofSqlite(26), { ...place, databaseUrl: undefined }).message).toContain('damaged');
});
