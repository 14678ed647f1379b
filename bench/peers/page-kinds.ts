// Twelve kinds of pages of ours, and where a peer has its closest: DIR/peers.json, by the name of the peer's folder and of the kind.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { mainPages, type PageKind } from '../../tests/support/pages/page-kinds.ts';

export const kinds = mainPages.map(([kind]) => kind);
const isKind = (name: string): name is PageKind => kinds.some((kind) => kind === name);

const peersFile = z.record(z.string(), z.record(z.string(), z.string().startsWith('/')));

export type Peer = {
  readonly name: string;
  readonly folder: string;
  /** Its closest page of each kind; its home page where it has none. */
  readonly pathOf: (kind: PageKind) => string;
};

/** Every folder of DIR that has an index.html is the built site of a peer. Throws with what is wrong with peers.json. */
export function readPeers(directory: string): readonly Peer[] {
  const file = join(directory, 'peers.json');
  const pages = existsSync(file) ? peersFile.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
  const names = readdirSync(directory).filter((name) => existsSync(join(directory, name, 'index.html')));
  const unknown = [
    ...Object.keys(pages).filter((name) => !names.includes(name)),
    ...Object.values(pages).flatMap((own) => Object.keys(own).filter((name) => !isKind(name))),
  ];
  if (unknown.length > 0) throw new Error(`${file}: no such peer or kind: ${unknown.join(', ')}`);
  return names.map((name) => ({
    name,
    folder: join(directory, name),
    pathOf: (kind) => pages[name]?.[kind] ?? '/',
  }));
}
