// A small built site in the shape the site build gives it, for tests of the server that must not wait for the real one.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { answerPartsFile, formAnswerNames } from '#domain/answers/answer-parts.ts';
import { loadSite, type Site } from '#server/http/site/site.ts';

function aPage(title: string, body = ''): string {
  return `<!doctype html><html lang="en"><head><title>${title}</title><script>globalThis.seen = true;</script></head><body><h1>${title}</h1>${body}<p>${'Appliance repair in Florida. '.repeat(40)}</p></body></html>`;
}

/** A page of which the server writes a part for each answer. */
export function aFrame(title: string): string {
  return `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main><!--part--><p>As it was built</p><!--/part--></main></body></html>`;
}

const files: Readonly<Record<string, string | Buffer>> = {
  'index.html': aPage('Home'),
  'about.html': aPage('About'),
  'contact.html': aPage('Contact'),
  'submitted.html': aPage('Thank you'),
  'temple-terrace.html': aPage('Temple Terrace'),
  'temple-terrace-dryer-repair.html': aPage('Dryer repair in Temple Terrace'),
  'services/dryer-repair.html': aPage('Dryer repair'),
  '404.html': aPage('Page not found'),
  'robots.txt': 'User-agent: *',
  '_astro/form.a1b2c3.js': `export const form = '${'x'.repeat(2000)}';`,
  'videos/repair-hero.mov': Buffer.from(Array.from({ length: 600 * 1024 }, (_, index) => index % 251)),
  ...Object.fromEntries(
    [...formAnswerNames, 'coverage', 'technician'].map((name) => [`answers/${name}.html`, aFrame(name)]),
  ),
};

const workFolder = join(import.meta.dirname, '..', '..', '..', '.cache', 'test-sites');
let small: Site | undefined;

/** That site, written and read once by each worker, in whose folder it stays. */
export function smallSite(): Site {
  if (small !== undefined) return small;
  const folder = join(workFolder, String(process.pid));
  writeSite(folder);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  small = loadSite(folder);
  return small;
}

let built: Site | undefined;

/** The site in dist/, read once by each worker: half a second for every server of a test. */
export function builtSite(): Site {
  built ??= loadSite('dist');
  return built;
}

/** Writes a small built site into `folder`, with more files or others in the place of some. */
export function writeSite(folder: string, more: Readonly<Record<string, string>> = {}): void {
  for (const [file, content] of Object.entries({ ...files, ...more })) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    if (typeof content !== 'string' || content.length < 200) continue;
    writeFileSync(`${path}.br`, brotliCompressSync(content));
    writeFileSync(`${path}.gz`, gzipSync(content));
  }
}

/** The pages of visitors' own requests in the shape the site build gives them, to be written into such a site. */
export const requestTemplates: Readonly<Record<string, string>> = {
  'answers/my-request.html': aFrame('Your request').replace(
    '<main>',
    '<section data-today-api="/api/today?page=" hidden data-notices=""></section><main>',
  ),
  'answers/no-request.html': aFrame('None'),
};

/** For a server that runs by itself, with the components as the site was built with them. */
export function builtRequestTemplates(): Readonly<Record<string, string>> {
  return { ...requestTemplates, [answerPartsFile]: readFileSync(`dist/${answerPartsFile}`, 'utf8') };
}
