/**
 * A copy in memory of its own, for what is kept. Node cuts small buffers out of pieces of 64 kB, and one that is kept keeps its whole
 * piece: 1,130 pages packed twice held 90 MB instead of 26.
 */
export function copyApart(content: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(content.length);
  content.copy(own);
  return own;
}
