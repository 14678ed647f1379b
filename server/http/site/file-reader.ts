import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/**
 * Reads whole files one after the other into the same memory: what it returns is overwritten by the next read. Reading
 * 1,117 pages this way at start takes a few hundred kB instead of a hundred MB that is garbage at once.
 */
export function createFileReader(): (path: string) => Buffer {
  let memory = Buffer.allocUnsafe(256 * 1024);
  return (path) => {
    const descriptor = openSync(path, 'r');
    try {
      const { size } = fstatSync(descriptor);
      if (size > memory.length) memory = Buffer.allocUnsafe(size);
      let filled = 0;
      while (filled < size) {
        const count = readSync(descriptor, memory, filled, size - filled, null);
        if (count === 0) break;
        filled += count;
      }
      return memory.subarray(0, filled);
    } finally {
      closeSync(descriptor);
    }
  };
}
