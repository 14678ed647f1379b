import type { APIRoute } from 'astro';
import { settings } from '#site/settings.ts';

/** The one file search engines are told of; it names the list of pages. */
export const GET: APIRoute = () =>
  new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>${settings.origin}/sitemap-pages.xml</loc></sitemap></sitemapindex>\n`,
    { headers: { 'content-type': 'application/xml' } },
  );
