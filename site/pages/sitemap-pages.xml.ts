import type { APIRoute } from 'astro';
import { languages } from '#content/language.ts';
import { corePath, listAllPaths } from '#domain/paths/paths.ts';
import { settings } from '#site/settings.ts';

/** Every page that may be found. The build dates them afterwards from the history of their texts (site/build/page-dates.ts). */
export const GET: APIRoute = () => {
  const entries = languages.flatMap((language) =>
    listAllPaths(language)
      .filter((path) => path !== corePath('submitted', language))
      .map((path) => `<url><loc>${settings.origin}${path}</loc></url>`),
  );
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
    { headers: { 'content-type': 'application/xml' } },
  );
};
