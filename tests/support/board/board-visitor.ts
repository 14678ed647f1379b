// Somebody at the call board, without a browser: signs in by a link, keeps the cookie, says where a post comes from.
import type { OperatorRole } from '#domain/people/roles.ts';
import { hashBoardToken } from '#server/store/records/people/board-token.ts';
import { noon } from '../builders/a-quote.ts';
import type { ServedApp } from '../servers/serve-app.ts';

type Headers = Readonly<Record<string, string>>;

export type BoardVisitor = {
  readonly get: (path: string, headers?: Headers) => Promise<Response>;
  readonly post: (path: string, body?: unknown, headers?: Headers) => Promise<Response>;
  /** Asks by another method. */
  readonly ask: (method: string, path: string, body?: unknown, headers?: Headers) => Promise<Response>;
};

let made = 0;

type Invitation = { readonly secret?: string; readonly role?: OperatorRole };

/** A link as the command makes it; resolves with its token. */
export async function inviteToBoard(
  app: ServedApp,
  name: string,
  { secret, role = 'owner' }: Invitation = {},
): Promise<string> {
  made += 1;
  const token = `link-${made}`;
  const linkHash = hashBoardToken(token, secret);
  await app.store.saveSignInLink({
    operatorId: `operator-${made}`,
    name,
    role,
    by: name,
    linkHash,
    now: noon,
    expiresAt: noon + 3_600_000,
  });
  return token;
}

export function aBoardVisitor({ origin, get }: ServedApp, cookie = ''): BoardVisitor {
  const ask: BoardVisitor['ask'] = (method, path, body = {}, headers = {}) =>
    fetch(`${origin}/api/board${path}`, {
      method,
      body: JSON.stringify(body),
      headers: { origin, cookie, 'content-type': 'application/json', ...headers },
    });
  return {
    get: (path, headers = {}) => get(`/api/board${path}`, { cookie, ...headers }),
    post: (path, body, headers) => ask('POST', path, body, headers),
    ask,
  };
}

/** An operator who has just signed in. */
export async function anOperator(
  app: ServedApp,
  name = 'Ana',
  role: OperatorRole = 'owner',
): Promise<BoardVisitor> {
  const token = await inviteToBoard(app, name, { role });
  const answer = await aBoardVisitor(app).post('/sign-in', { token });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0];
  if (cookie === undefined) throw new Error(`Signing in was answered ${answer.status}`);
  return aBoardVisitor(app, cookie);
}
