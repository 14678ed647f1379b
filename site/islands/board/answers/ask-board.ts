// Asking and telling the server. Nothing here throws: a fault is an answer too.

export type Asked<Value> =
  | { readonly kind: 'news'; readonly value: Value; readonly tag: string | undefined }
  | { readonly kind: 'same' }
  | { readonly kind: 'signed-out' }
  /** The server is there, its database is not. */
  | { readonly kind: 'away' }
  | { readonly kind: 'lost' };

type Question<Value> = {
  readonly address: string;
  readonly parse: (answer: unknown) => Value;
  readonly knownTag?: string | undefined;
  readonly signal?: AbortSignal;
  /** What is searched for. It is a customer's name or number, so it does not stand in the address. */
  readonly search?: string;
  /** Sent as JSON by POST. */
  readonly body?: object;
};

/** Longer than the server lets a question wait. */
const patienceMs = 15_000;

function requestOf({
  knownTag,
  signal,
  search = '',
  body,
}: Omit<Question<unknown>, 'address' | 'parse'>): RequestInit {
  const timeout = AbortSignal.timeout(patienceMs);
  return {
    cache: 'no-store',
    signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    headers: {
      ...(knownTag === undefined ? {} : { 'If-None-Match': knownTag }),
      ...(search === ''
        ? {}
        : { 'Board-Search': new URLSearchParams({ text: search.slice(0, 200) }).toString() }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  };
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
    if (!response.ok) return { kind: 'lost' };
    const value = parse(response.status === 204 ? undefined : await response.json());
    return { kind: 'news', value, tag: response.headers.get('etag') ?? undefined };
  } catch {
    return { kind: 'lost' };
  }
}
