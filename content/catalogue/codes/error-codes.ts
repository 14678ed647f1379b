// Every error code we list, in lists of one source and one appliance each: maker-pages.ts and maker-documents.ts.
import type { CodeLists } from './code-form.ts';
import { geCodes } from './ge-codes.ts';
import { lgCodes } from './lg-codes.ts';
import { otherCodes } from './other-codes.ts';
import { samsungCodes } from './samsung-codes.ts';
import { samsungServiceCodes } from './samsung-service-codes.ts';
import { serviceGuideCodes } from './service-guide-codes.ts';
import { whirlpoolCodes } from './whirlpool-codes.ts';
import { whirlpoolKitchenCodes } from './whirlpool-kitchen-codes.ts';
import { whirlpoolLaundryCodes } from './whirlpool-laundry-codes.ts';

export const errorCodes = {
  ...samsungCodes,
  ...lgCodes,
  ...whirlpoolCodes,
  ...geCodes,
  ...otherCodes,
  ...whirlpoolLaundryCodes,
  ...whirlpoolKitchenCodes,
  ...samsungServiceCodes,
  ...serviceGuideCodes,
} as const satisfies CodeLists;
