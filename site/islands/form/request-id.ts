/** The hidden field that tells the server which posts are one and the same request. */
export const requestIdField = 'request_id';

/**
 * A random version 4 UUID for one request. `crypto.randomUUID` exists on secure origins only, and the site must also
 * work over plain HTTP on a local network, so the same bits are drawn by hand where it is missing.
 */
export function createRequestId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const digits = [...crypto.getRandomValues(new Uint8Array(16))].map((byte, position) => {
    if (position === 6) return (byte & 0x0f) | 0x40;
    if (position === 8) return (byte & 0x3f) | 0x80;
    return byte;
  });
  const hex = digits.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5');
}
