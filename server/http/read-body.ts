import type { IncomingMessage } from 'node:http';

/** A form of ours is under 4 kB; 16 kB leaves room for long messages in any script. */
export const bodyLimitBytes = 16 * 1024;

export type BodyReading =
  | { readonly kind: 'read'; readonly text: string }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'broken-off' };

/** Reads a posted body as UTF-8, and stops as soon as it is longer than the limit, whatever its header says. */
export function readBody(incoming: IncomingMessage): Promise<BodyReading> {
  if (Number(incoming.headers['content-length'] ?? 0) > bodyLimitBytes)
    return Promise.resolve({ kind: 'too-large' });
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > bodyLimitBytes) resolve({ kind: 'too-large' });
      else chunks.push(chunk);
    });
    incoming.on('end', () => resolve({ kind: 'read', text: Buffer.concat(chunks).toString('utf8') }));
    incoming.on('error', () => resolve({ kind: 'broken-off' }));
    incoming.on('close', () => resolve({ kind: 'broken-off' }));
  });
}
