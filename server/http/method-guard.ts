import type { Env, Hono } from 'hono';

/** A path, and the methods that are answered there. */
export type AllowedMethods = readonly [path: string, methods: readonly string[]];

/** Answers 405 to every other method of these paths, whoever asks: to be called before their handlers and guards are added. */
export function guardMethods<Kind extends Env>(api: Hono<Kind>, paths: readonly AllowedMethods[]): void {
  for (const [path, methods] of paths)
    api.all(path, async ({ req }, next) => {
      if (methods.includes(req.method)) {
        await next();
        return undefined;
      }
      const headers = { Allow: methods.join(', '), 'Cache-Control': 'no-store' };
      return Response.json({ kind: 'method not allowed' }, { status: 405, headers });
    });
}
