// Joins what makes the pages of visitors' own requests. A site that was built without them has the plain thank-you page alone.
import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import { corePath, myRequestPath } from '#domain/paths/paths.ts';
import type { AnsweredPages } from '#server/http/answers/answered-pages.ts';
import type { Site } from '#server/http/site/site.ts';
import { addMyRequest } from './my-request-api.ts';
import { addPhotoRoutes, type PhotoParts } from './photos/photo-routes.ts';
import { createRequestDoor } from './request-door.ts';
import { createRequestCookie, type RequestCookie } from '#server/http/answers/request-cookie.ts';
import { createRequestPages, hasRequestPages } from './request-pages.ts';

type Parts = Omit<PhotoParts, 'pages' | 'cookie'> & {
  readonly answered: AnsweredPages;
  readonly board: { readonly isHttps: boolean };
};

export type MyRequests = {
  readonly cookie: RequestCookie;
  readonly addTo: (api: Hono<{ Bindings: HttpBindings }>) => void;
};

/** Undefined where the site has no such pages. */
export function prepareMyRequests(parts: Parts): MyRequests | undefined {
  const pages = createRequestPages(parts.answered);
  if (pages === undefined) return undefined;
  const cookie = createRequestCookie(parts.board.isHttps);
  return {
    cookie,
    addTo(api) {
      const joined = { ...parts, pages, cookie };
      const door = createRequestDoor(joined);
      addMyRequest(api, joined, door);
      addPhotoRoutes(api, joined, door);
    },
  };
}

/** Whether an address is answered by visitors' own requests instead of by a file of the site. */
export function isRequestUrl(url: string, site: Pick<Site, 'templates' | 'parts'>): boolean {
  const [path = ''] = url.split('?', 1);
  return (path.startsWith(`${myRequestPath}/`) || path === corePath('submitted')) && hasRequestPages(site);
}
