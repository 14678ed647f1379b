// Asking and telling the server. Nothing here throws: a fault is an answer too.
import * as z from 'zod/mini';
import type { BoardCall, CallParams, QuestionOf } from '#domain/board/board-call.ts';

export type Asked<Value> =
  | { readonly kind: 'news'; readonly value: Value; readonly tag: string | undefined }
  | { readonly kind: 'same' }
  | { readonly kind: 'signed-out' }
  /** The server is there, its database is not. */
  | { readonly kind: 'away' }
  /** The server says no and why, as the `kind` of its answer: "changed", "full", "owners only". */
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly why: string;
      readonly answer: unknown;
    }
  | { readonly kind: 'lost' };

/** A call with what its address is filled in with, and what is asked. */
export type Wish<Call extends BoardCall = BoardCall> = {
  readonly call: Call;
} & (keyof CallParams<Call> extends never
  ? { readonly params?: undefined }
  : { readonly params: CallParams<Call> }) &
  (unknown extends QuestionOf<Call>
    ? { readonly question?: undefined }
    : { readonly question: QuestionOf<Call> });

type Extras = {
  readonly knownTag?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** What is searched for, as query text. It is a customer's name or number, so it does not stand in the address. */
  readonly search?: string;
};

/** Longer than the server lets a question wait. */
const patienceMs = 15_000;

/** A refusal in the server's words; without any, such as from a proxy, the answer counts as lost. */
async function refusalOf(response: Response): Promise<Asked<never>> {
  const answer: unknown = await response.json();
  if (typeof answer !== 'object' || answer === null || !('kind' in answer)) return { kind: 'lost' };
  return { kind: 'refused', status: response.status, why: String(answer.kind), answer };
}

/** Asks at `address`; what is answered must be of a shape this page knows. */
export async function ask<Shape extends z.ZodMiniType>(
  address: string,
  shape: Shape,
  { signal, ...init }: Omit<RequestInit, 'signal'> & Pick<Extras, 'signal'> = {},
): Promise<Asked<z.output<Shape>>> {
  const timeout = AbortSignal.timeout(patienceMs);
  try {
    const response = await fetch(address, {
      ...init,
      cache: 'no-store',
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    });
    if (response.status === 304) return { kind: 'same' };
    if (response.status === 401) return { kind: 'signed-out' };
    if (response.status === 503) return { kind: 'away' };
    if (!response.ok) return await refusalOf(response);
    const value = z.parse(shape, response.status === 204 ? undefined : await response.json());
    return { kind: 'news', value, tag: response.headers.get('etag') ?? undefined };
  } catch {
    return { kind: 'lost' };
  }
}

/** "?region=miami-dade&day=2026-06-11"; what is not asked is left out. */
function queryOf(question: unknown): string {
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(question ?? {}))
    if (typeof value === 'string') asked.set(name, value);
  return asked.size === 0 ? '' : `?${asked.toString()}`;
}

/** Makes one of the board's calls. */
export async function askBoard<Call extends BoardCall>(
  api: string,
  { call, params, question }: Wish<Call>,
  { knownTag, signal, search = '' }: Extras = {},
): Promise<Asked<z.output<Call['answer']>>> {
  const filledIn: Readonly<Record<string, string>> = params ?? {};
  const path = call.path.replaceAll(/:(\w+)/gu, (_, name: string) =>
    encodeURIComponent(filledIn[name] ?? ''),
  );
  const isRead = call.method === 'GET';
  const hasBody = !isRead && question !== undefined;
  return ask<Call['answer']>(api + path + (isRead ? queryOf(question) : ''), call.answer, {
    method: call.method,
    signal,
    headers: {
      ...(knownTag === undefined ? {} : { 'If-None-Match': knownTag }),
      ...(search === '' ? {} : { 'Board-Search': search }),
      ...(hasBody ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(hasBody ? { body: JSON.stringify(question) } : {}),
  });
}
