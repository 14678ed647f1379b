// What a Node process of a test is given to run with: nothing of the machine's but where programs are.
import { join } from 'node:path';

/** As `npm run serve` has them. */
const memory = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536' } as const;
/** Started again and again, a program is not read and compiled each time: as `npm run serve` keeps it. */
const compileCache = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'server');

export const nodeEnvironment = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: compileCache,
  ...memory,
} as const;
