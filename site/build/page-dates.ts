// The day each page's text last changed: true `lastmod` in the sitemap, from a committed history of hashes and days.
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { z } from 'zod';

/** Path → hash of the page's text and the day (ISO) on which that text first stood there. */
export const pageDates = z.record(z.string(), z.object({ hash: z.string(), day: z.iso.date() }));
export type PageDates = z.infer<typeof pageDates>;

/** Where the history is kept; `npm run page-dates` writes it. */
export const pageDatesFile = 'site/build/page-dates.json';

/** Short hash of what a page says: the words inside <main>, without tags, scripts and the spelling of white space. */
export function hashPageText(html: string): string {
  const main = /<main[\s>][\s\S]*<\/main>/u.exec(html)?.[0] ?? '';
  const words = main
    .replaceAll(/<(script|style)[\s>][\s\S]*?<\/\1>/gu, ' ')
    .replaceAll(/<[^<>]+>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return createHash('sha256').update(words).digest('base64url').slice(0, 12);
}

/** The file of a page in the build's folder. */
export function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** Puts `lastmod` behind each address of a sitemap whose day is known for the text that was built. */
async function writeDates(folder: string, dates: PageDates): Promise<void> {
  const file = join(folder, 'sitemap-pages.xml');
  const sitemap = await readFile(file, 'utf8');
  const days = new Map<string, string>();
  for (const [path, { hash, day }] of Object.entries(dates)) {
    const html = await readFile(join(folder, pageFile(path)), 'utf8').catch(() => undefined);
    if (html !== undefined && hashPageText(html) === hash) days.set(path, day);
  }
  const dated = sitemap.replaceAll(/<loc>([^<]+)<\/loc>/gu, (loc: string, url: string) => {
    const day = days.get(new URL(url).pathname);
    return day === undefined ? loc : `${loc}<lastmod>${day}</lastmod>`;
  });
  await writeFile(file, dated);
}

/**
 * The Astro integration that dates the sitemap, before the one that compresses it. A page whose text is newer than the
 * history has no date: a forgotten `npm run page-dates` leaves a date out and never makes one false.
 */
export function dateSitemap(): AstroIntegration {
  return {
    name: 'date-sitemap',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const dates = pageDates.parse(JSON.parse(await readFile(pageDatesFile, 'utf8')));
        await writeDates(fileURLToPath(dir), dates);
      },
    },
  };
}
