// Every error code we list, in lists of one maker's page and one appliance each. maker-pages.ts says how each page was read.
import type { CodeLists } from './code-form.ts';
import { geCodes } from './ge-codes.ts';
import { lgCodes } from './lg-codes.ts';
import { otherCodes } from './other-codes.ts';
import { samsungCodes } from './samsung-codes.ts';
import { whirlpoolCodes } from './whirlpool-codes.ts';

export const errorCodes = {
  ...samsungCodes,
  ...lgCodes,
  ...whirlpoolCodes,
  ...geCodes,
  ...otherCodes,
} as const satisfies CodeLists;
