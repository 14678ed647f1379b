// One photo on its way: XMLHttpRequest, because fetch does not tell how much was sent.
import { asksPart, readText } from './changed-part.ts';

export type PhotoSent =
  /** With the part of the page that shows it. */
  | { readonly kind: 'kept'; readonly part: string }
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
  if (status === 404) return { kind: 'gone' };
  if (status === 200) return { kind: 'kept', part: readText(responseText, 'part') };
  if (status !== 422 && status !== 413) return { kind: 'failed' };
  return { kind: 'refused', problem: readText(responseText, 'problem') };
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
    for (const [name, value] of Object.entries(asksPart)) request.setRequestHeader(name, value);
    request.send(body);
  });
}
