// Asking and telling the server. Nothing here throws: a fault is an answer too.

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

type Question<Value> = {
  readonly address: string;
  readonly parse: (answer: unknown) => Value;
  readonly knownTag?: string | undefined;
  readonly signal?: AbortSignal;
  /** What is searched for, as query text. It is a customer's name or number, so it does not stand in the address. */
  readonly search?: string;
  /** Sent as JSON, by POST if no other method is given. */
  readonly body?: object;
  readonly method?: 'POST' | 'PUT' | 'DELETE';
};

/** Longer than the server lets a question wait. */
const patienceMs = 15_000;

function requestOf({
  knownTag,
  signal,
  search = '',
  body,
  method = body === undefined ? undefined : 'POST',
}: Omit<Question<unknown>, 'address' | 'parse'>): RequestInit {
  const timeout = AbortSignal.timeout(patienceMs);
  return {
    cache: 'no-store',
    signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    headers: {
      ...(knownTag === undefined ? {} : { 'If-None-Match': knownTag }),
      ...(search === '' ? {} : { 'Board-Search': search }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(method === undefined ? {} : { method }),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
}

/** A refusal in the server's words; without any, such as from a proxy, the answer counts as lost. */
async function refusalOf(response: Response): Promise<Asked<never>> {
  const answer: unknown = await response.json();
  if (typeof answer !== 'object' || answer === null || !('kind' in answer)) return { kind: 'lost' };
  return { kind: 'refused', status: response.status, why: String(answer.kind), answer };
}

/** Asks the server at `address`. */
export async function askBoard<Value>({
  address,
  parse,
  ...request
}: Question<Value>): Promise<Asked<Value>> {
  try {
    const response = await fetch(address, requestOf(request));
    if (response.status === 304) return { kind: 'same' };
    if (response.status === 401) return { kind: 'signed-out' };
    if (response.status === 503) return { kind: 'away' };
    if (!response.ok) return await refusalOf(response);
    const value = parse(response.status === 204 ? undefined : await response.json());
    return { kind: 'news', value, tag: response.headers.get('etag') ?? undefined };
  } catch {
    return { kind: 'lost' };
  }
}
