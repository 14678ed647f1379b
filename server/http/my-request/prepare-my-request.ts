// Joins what makes the pages of visitors' own requests. A site that was built without them has the plain thank-you page alone.
import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import { corePath, myRequestPath } from '#domain/paths/paths.ts';
import type { Site } from '#server/http/site/site.ts';
import { addMyRequest } from './my-request-api.ts';
import { addPhotoRoutes, type PhotoParts } from './photos/photo-routes.ts';
import { createRequestCookie, type RequestCookie } from './request-cookie.ts';
import { createRequestPages } from './request-pages.ts';

type Parts = Omit<PhotoParts, 'pages' | 'cookie'> & {
  readonly templates: () => ReadonlyMap<string, string>;
  readonly board: { readonly isHttps: boolean };
};

export type MyRequests = {
  readonly cookie: RequestCookie;
  readonly addTo: (api: Hono<{ Bindings: HttpBindings }>) => void;
};

/** Undefined where the site has no such pages. */
export function prepareMyRequests(parts: Parts): MyRequests | undefined {
  const pages = createRequestPages(parts.templates);
  if (pages === undefined) return undefined;
  const cookie = createRequestCookie(parts.board.isHttps);
  return {
    cookie,
    addTo(api) {
      addMyRequest(api, { ...parts, pages, cookie });
      addPhotoRoutes(api, { ...parts, pages, cookie });
    },
  };
}

/** Whether an address is answered by visitors' own requests instead of by a file of the site. */
export function isRequestUrl(url: string, { templates }: Pick<Site, 'templates'>): boolean {
  const [path = ''] = url.split('?', 1);
  if (path.startsWith(`${myRequestPath}/`)) return templates.has('/my-request');
  return path === corePath('submitted') && templates.has('/my-request');
}
