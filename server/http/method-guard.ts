// Which methods an address takes: those of its routes, so that no second list has to be kept.
import type { Env, Hono } from 'hono';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'] as const;
type Method = (typeof methods)[number];

/** HEAD is answered where GET is. */
const routeMethodOf = (method: string) => (method === 'HEAD' ? 'GET' : method);

/** An address of the API, as "/api/board/leads/:id", and the methods that are answered there. */
export type Address = readonly [path: string, methods: readonly Method[]];

/** Every address that is answered. */
export function listAddresses<Kind extends Env>({ routes }: Hono<Kind>): readonly Address[] {
  const paths = new Set(routes.filter(({ method }) => method !== 'ALL').map(({ path }) => path));
  const isRoute = (path: string, method: Method) =>
    routes.some((route) => route.path === path && route.method === routeMethodOf(method));
  return [...paths].map((path) => [path, methods.filter((method) => isRoute(path, method))]);
}

/** Answers 405 to every other method of an address, whoever asks: to be called before handlers and guards are added. */
export function guardMethods<Kind extends Env>(api: Hono<Kind>): void {
  api.use(async ({ req }, next) => {
    const isAnswered = (method: string) => {
      const routeMethod = routeMethodOf(method);
      const [matched] = api.router.match(routeMethod, req.path);
      return matched.some(([[, route]]) => route.method === routeMethod);
    };
    const answered = isAnswered(req.method) ? [] : methods.filter(isAnswered);
    if (answered.length === 0) {
      await next();
      return undefined;
    }
    const headers = { Allow: answered.join(', '), 'Cache-Control': 'no-store' };
    return Response.json({ kind: 'method not allowed' }, { status: 405, headers });
  });
}
