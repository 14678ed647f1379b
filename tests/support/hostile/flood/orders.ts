import { z } from 'zod';

const orders = z.object({
  port: z.number(),
  isTls: z.boolean(),
  /** The attacker's addresses, taken in turn. */
  from: z.array(z.string()),
  request: z.string(),
  connections: z.number(),
  isSlow: z.boolean(),
});

export type Orders = z.infer<typeof orders>;

/** What the attacking process was told to do. */
export function parseOrders(text: string | undefined): Orders {
  return orders.parse(JSON.parse(text ?? ''));
}
