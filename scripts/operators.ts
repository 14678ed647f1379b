// npm run operators -- add NAME [--dispatcher] · list · remove NAME
import { randomBytes, randomUUID } from 'node:crypto';
import type { OperatorRole } from '#domain/people/roles.ts';
import { boardSignInPath } from '#domain/paths/paths.ts';
import { hashBoardToken, linkLifeMs } from '#server/store/records/people/board-token.ts';
import type { PeopleStore } from '#server/store/records/people/people-store.ts';
import { openConfiguredStore, readConfiguration } from './configured-store.ts';
import type { Outcome } from './outcome.ts';

const usage = `Usage:
  npm run operators -- add NAME                let somebody own the call board, or sign in anew: prints a sign-in link
  npm run operators -- add NAME --dispatcher   the same for somebody who works there, without the owner's settings
  npm run operators -- list                    who may, as what, and who is signed in
  npm run operators -- remove NAME             sign somebody out everywhere, for good`;

/** Who made a change, in the board's log of changes. */
const by = 'command line';

async function add(store: PeopleStore, name: string, wished: OperatorRole): Promise<Outcome> {
  const env = readConfiguration();
  const token = randomBytes(32).toString('base64url');
  const now = Date.now();
  const role = await store.saveSignInLink({
    operatorId: randomUUID(),
    name,
    role: wished,
    by,
    linkHash: hashBoardToken(token, env.BOARD_SECRET),
    now,
    expiresAt: now + linkLifeMs,
  });
  const origin = env.PUBLIC_ORIGIN ?? `http://127.0.0.1:${env.PORT}`;
  const text = `${name}, ${role}, signs in with this link, once, within 24 hours:\n${origin}${boardSignInPath}#${token}`;
  return { text, exitCode: 0 };
}

async function list(store: PeopleStore): Promise<Outcome> {
  const operators = await store.listTeam(Date.now());
  const lines = operators.map(({ name, role, signIns, isInvited }) => {
    const state = signIns.length === 0 ? 'not signed in' : `signed in on ${signIns.length}`;
    return `${name}: ${role}, ${state}${isInvited ? ', a link waits to be used' : ''}`;
  });
  return { text: lines.length === 0 ? 'No operators.' : lines.join('\n'), exitCode: 0 };
}

async function remove(store: PeopleStore, name: string): Promise<Outcome> {
  const fate = await store.removeOperator({ name, by, at: Date.now() });
  if (fate === 'changed') return { text: `${name} is removed and signed out everywhere`, exitCode: 0 };
  if (fate === 'unknown') return { text: `There is no operator ${name}`, exitCode: 1 };
  return { text: `${name} is the last owner: add another first`, exitCode: 1 };
}

type Command = { readonly mayMake: boolean; readonly obey: (store: PeopleStore) => Promise<Outcome> };

/** What the words ask for; undefined if they are no command, for which nothing is opened, let alone made. */
function findCommand([command, ...words]: readonly string[]): Command | undefined {
  const role = words.includes('--dispatcher') ? 'dispatcher' : 'owner';
  const name = words
    .filter((word) => word !== '--dispatcher')
    .join(' ')
    .replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .trim();
  // Another option is no part of a name.
  if (/(?:^| )--/u.test(name)) return undefined;
  if (command === 'list') return { mayMake: false, obey: list };
  if (name === '' || name.length > 60) return undefined;
  // Who adds the first operator may be earlier than the server.
  if (command === 'add') return { mayMake: true, obey: (store) => add(store, name, role) };
  return command === 'remove' ? { mayMake: false, obey: (store) => remove(store, name) } : undefined;
}

async function run(): Promise<Outcome> {
  const words = process.argv.slice(2);
  if (words.includes('--help') || words.includes('-h')) return { text: usage, exitCode: 0 };
  const command = findCommand(words);
  if (command === undefined) return { text: usage, exitCode: 1 };
  const store = await openConfiguredStore(command);
  try {
    return await command.obey(store);
  } finally {
    await store.close();
  }
}

const { text, exitCode } = await run().catch((fault: unknown): Outcome => {
  return { text: fault instanceof Error ? fault.message : String(fault), exitCode: 1 };
});
process.stdout.write(`${text}\n`);
process.exitCode = exitCode;
