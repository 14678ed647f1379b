import type { IncomingMessage } from 'node:http';

/**
 * A form of ours is under 4 kB. The longest that the contract allows, every field full of letters of four bytes, which a
 * browser sends as twelve, has 62 kB.
 */
export const bodyLimitBytes = 64 * 1024;
/** What is longer is read on to here and thrown away: a browser shows our answer only when all it sends is taken. */
export const readLimitBytes = 1024 * 1024;

export type BodyReading =
  | { readonly kind: 'read'; readonly text: string }
  /** The text as far as it was kept: it can end within a character. */
  | { readonly kind: 'too-large'; readonly text: string }
  | { readonly kind: 'broken-off' };

/** Reads a posted body as UTF-8. Keeps no more than the limit of it, whatever its header says. */
export function readBody(incoming: IncomingMessage): Promise<BodyReading> {
  return new Promise((resolve) => {
    // The client may have gone while we looked up who it is.
    if (incoming.destroyed) resolve({ kind: 'broken-off' });
    const chunks: Buffer[] = [];
    let size = 0;
    function finish(): void {
      const text = Buffer.concat(chunks).subarray(0, bodyLimitBytes).toString('utf8');
      resolve({ kind: size > bodyLimitBytes ? 'too-large' : 'read', text });
    }
    incoming.on('data', (chunk: Buffer) => {
      if (size <= bodyLimitBytes) chunks.push(chunk);
      size += chunk.length;
      if (size > readLimitBytes) finish();
    });
    incoming.on('end', finish);
    incoming.on('error', () => resolve({ kind: 'broken-off' }));
    incoming.on('close', () => resolve({ kind: 'broken-off' }));
  });
}
