// One photo on its way: XMLHttpRequest, for fetch does not tell how much was sent.

export type PhotoSent =
  | { readonly kind: 'kept' }
  /** The server says why in words. */
  | { readonly kind: 'refused'; readonly problem: string }
  /** The connection broke, or it is to be tried again. */
  | { readonly kind: 'failed' }
  /** The request is closed or erased. */
  | { readonly kind: 'gone' };

type Sending = {
  readonly address: string;
  readonly file: Blob;
  readonly name: string;
  /** From 0 to 100. */
  readonly onPercent: (percent: number) => void;
  readonly signal: AbortSignal;
};

function readAnswer({ status, responseText }: XMLHttpRequest): PhotoSent {
  if (status === 200) return { kind: 'kept' };
  if (status === 404) return { kind: 'gone' };
  if (status !== 422 && status !== 413) return { kind: 'failed' };
  const said: unknown = JSON.parse(responseText);
  const problem = typeof said === 'object' && said !== null && 'problem' in said ? said.problem : undefined;
  return typeof problem === 'string' ? { kind: 'refused', problem } : { kind: 'failed' };
}

/** Sends a photo; resolves with what became of it. */
export function sendPhoto({ address, file, name, onPercent, signal }: Sending): Promise<PhotoSent> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const fail = () => resolve({ kind: 'failed' });
    request.upload.addEventListener('progress', ({ loaded, total }) => onPercent((100 * loaded) / total));
    request.addEventListener('load', () => {
      try {
        resolve(readAnswer(request));
      } catch {
        fail();
      }
    });
    for (const end of ['error', 'abort', 'timeout'] as const) request.addEventListener(end, fail);
    signal.addEventListener('abort', () => request.abort());
    const body = new FormData();
    body.append('photo', file, name);
    request.open('POST', address);
    request.setRequestHeader('Accept', 'application/json');
    request.send(body);
  });
}
