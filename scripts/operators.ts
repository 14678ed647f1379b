// npm run operators -- add NAME · list · remove NAME
import { randomBytes, randomUUID } from 'node:crypto';
import { boardSignInPath } from '#domain/paths/paths.ts';
import { hashBoardToken, linkLifeMs } from '#server/store/people/board-token.ts';
import type { PeopleStore } from '#server/store/people/people-store.ts';
import { openConfiguredStore, readConfiguration } from './configured-store.ts';

const usage = `Usage:
  npm run operators -- add NAME      let somebody use the call board: prints a sign-in link
  npm run operators -- list          who may, and who is signed in
  npm run operators -- remove NAME   sign somebody out everywhere, for good`;

type Outcome = { readonly text: string; readonly exitCode: 0 | 1 };

async function add(store: PeopleStore, name: string): Promise<Outcome> {
  const env = readConfiguration();
  const token = randomBytes(32).toString('base64url');
  const now = Date.now();
  await store.saveSignInLink({
    operatorId: randomUUID(),
    name,
    linkHash: hashBoardToken(token, env.BOARD_SECRET),
    now,
    expiresAt: now + linkLifeMs,
  });
  const origin = env.PUBLIC_ORIGIN ?? `http://127.0.0.1:${env.PORT}`;
  const text = `${name} signs in with this link, once, within 24 hours:\n${origin}${boardSignInPath}#${token}`;
  return { text, exitCode: 0 };
}

async function list(store: PeopleStore): Promise<Outcome> {
  const operators = await store.listOperators(Date.now());
  const lines = operators.map(({ name, sessions, isInvited }) => {
    const state = sessions === 0 ? 'not signed in' : `signed in on ${sessions}`;
    return `${name}: ${state}${isInvited ? ', a link waits to be used' : ''}`;
  });
  return { text: lines.length === 0 ? 'No operators.' : lines.join('\n'), exitCode: 0 };
}

async function remove(store: PeopleStore, name: string): Promise<Outcome> {
  return (await store.removeOperator(name))
    ? { text: `${name} is removed and signed out everywhere`, exitCode: 0 }
    : { text: `There is no operator ${name}`, exitCode: 1 };
}

async function obey(store: PeopleStore, [command, ...words]: readonly string[]): Promise<Outcome> {
  const name = words
    .join(' ')
    .replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .trim();
  const isNamed = name !== '' && name.length <= 60;
  if (command === 'add' && isNamed) return add(store, name);
  if (command === 'remove' && isNamed) return remove(store, name);
  return command === 'list' ? list(store) : { text: usage, exitCode: 1 };
}

async function run(): Promise<Outcome> {
  const store = await openConfiguredStore();
  try {
    return await obey(store, process.argv.slice(2));
  } finally {
    await store.close();
  }
}

const { text, exitCode } = await run().catch((fault: unknown): Outcome => {
  return { text: fault instanceof Error ? fault.message : String(fault), exitCode: 1 };
});
process.stdout.write(`${text}\n`);
process.exitCode = exitCode;
