// A small built site, in the shape the site build gives it, for tests that need one but not the real one.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { precompressFolder } from '../../site/build/precompress.ts';
