import type { APIRoute } from 'astro';
import { settings } from '#site/settings.ts';

/** Everything may be read but what the server answers itself. */
export const GET: APIRoute = () =>
  new Response(
    `User-agent: *\nDisallow: /api/\nDisallow: /board\n\nSitemap: ${settings.origin}/sitemap-index.xml\n`,
  );
