// Joins what makes the pages of technicians. A site that was built without them has none.
import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import { technicianPath } from '#domain/paths/paths.ts';
import { isAnswered, type AnsweredPages } from '#server/http/answers/answered-pages.ts';
import { createTechnicianCookie } from '#server/http/answers/request-cookie.ts';
import type { Site } from '#server/http/site/site.ts';
import { addTechnicianPages, type TechnicianParts } from './technician-api.ts';

const template = '/technician';

type Parts = TechnicianParts & {
  readonly answered: AnsweredPages;
  readonly board: { readonly isHttps: boolean };
};

/** Adds the routes, where the site has such a page. */
export function addTechnicians(api: Hono<{ Bindings: HttpBindings }>, parts: Parts): void {
  const page = parts.answered(template);
  if (page === undefined) return;
  addTechnicianPages(api, parts, { page, cookie: createTechnicianCookie(parts.board.isHttps) });
}

/** Whether an address is answered by technicians' pages instead of by a file of the site. */
export function isTechnicianUrl(url: string, site: Pick<Site, 'templates' | 'parts'>): boolean {
  const [path = ''] = url.split('?', 1);
  return (path === technicianPath || path.startsWith(`${technicianPath}/`)) && isAnswered(site, template);
}
