// Why leads cannot be kept: a name for programs, and words for whoever starts the server or a command.
import type { StorePlace } from './open-store.ts';

/** Shown by /readyz and in the log. */
export type StoreFaultName =
  | 'damaged'
  | 'disk full'
  | 'disk refuses'
  | 'locked'
  | 'moved'
  | 'newer version'
  | 'no access'
  | 'opening'
  | 'unknown';

/** Of SQLite, whose extended codes share the low byte. https://sqlite.org/rescode.html */
const sqliteNames: Readonly<Record<number, StoreFaultName>> = {
  1: 'damaged', // ERROR: tables of another program
  5: 'locked', // BUSY
  6: 'locked', // LOCKED
  8: 'no access', // READONLY
  10: 'disk refuses', // IOERR
  11: 'damaged', // CORRUPT
  13: 'disk full', // FULL
  14: 'no access', // CANTOPEN
  26: 'damaged', // NOTADB
};

/** Of the system, and our own. */
const names: Readonly<Record<string, StoreFaultName>> = {
  EACCES: 'no access',
  EDQUOT: 'disk full',
  EEXIST: 'no access',
  EIO: 'disk refuses',
  EISDIR: 'no access',
  ELOOP: 'no access',
  ENOENT: 'no access',
  ENOSPC: 'disk full',
  ENOTDIR: 'no access',
  EPERM: 'no access',
  EROFS: 'no access',
  FILE_MOVED: 'moved',
  NEWER_VERSION: 'newer version',
  OPENING: 'opening',
};

function fieldOf(fault: unknown, name: 'code' | 'errcode'): unknown {
  return fault instanceof Error ? Object.getOwnPropertyDescriptor(fault, name)?.value : undefined;
}

/** What kind of fault keeps leads from being kept. */
export function nameStoreFault(fault: unknown): StoreFaultName {
  const errcode = fieldOf(fault, 'errcode');
  const code = fieldOf(fault, 'code');
  return (
    (typeof errcode === 'number' ? sqliteNames[errcode & 0xff] : undefined) ??
    (typeof code === 'string' ? names[code] : undefined) ??
    'unknown'
  );
}

/**
 * What to do about a lead store that does not open, in a sentence that quotes nothing of it: it names settings, never what
 * a secret one holds, and codes, never the words of a fault.
 */
export function remedyOf(fault: unknown, dataDir: string): string {
  const place = `${dataDir} (DATA_DIR)`;
  const code = fieldOf(fault, 'code');
  const reason = typeof code === 'string' ? ` (${code})` : '';
  switch (nameStoreFault(fault)) {
    case 'damaged':
      return `The lead file in ${place} is damaged or of another program. Move it away, or put a backup in its place.`;
    case 'disk full':
      return `The disk of ${place} is full: leads cannot be kept. Free some space.`;
    case 'disk refuses':
      return `The disk of ${place} refuses to be read or written${reason}: it may be full or broken. Free or mend it, or set DATA_DIR to another.`;
    case 'locked':
      return `Another program holds the lead file in ${place}. End it.`;
    case 'moved':
      return `The lead file in ${place}, or its -wal or -shm, was moved away or replaced. Put them back, or start the server anew.`;
    case 'newer version':
      return `The leads were written by a newer version of this program. Start that one, or put an older backup in their place.`;
    case 'no access':
      return `Leads cannot be kept in ${place}${reason}. It must be a folder this user may write to.`;
    case 'opening':
    case 'unknown':
      return `Leads cannot be kept in ${place}${reason}. Give this line to a developer.`;
  }
}

/** The fault of a command in a terminal, where the database's own words may be read. */
export function explainStoreFault(
  fault: unknown,
  { databaseUrl, dataDir }: Omit<StorePlace, 'onConnectionFault'>,
): Error {
  const name = nameStoreFault(fault);
  const reason = fault instanceof Error ? fault.message : String(fault);
  const isDatabase = databaseUrl !== undefined && name !== 'newer version';
  return new Error(
    isDatabase ? `The database of DATABASE_URL does not answer: ${reason}` : remedyOf(fault, dataDir),
    { cause: fault },
  );
}
