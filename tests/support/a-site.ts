// A small built site in the shape the site build gives it, for tests of the server that must not wait for the real one.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { loadSite, type Site } from '#server/http/site/site.ts';

function aPage(title: string, body = ''): string {
  return `<!doctype html><html lang="en"><head><title>${title}</title><script>globalThis.seen = true;</script></head><body><h1>${title}</h1>${body}<p>${'Appliance repair in Florida. '.repeat(40)}</p></body></html>`;
}

function aForm(kind: 'quote' | 'message'): string {
  const fields = kind === 'quote' ? ['name', 'phone', 'email', 'zip'] : ['name', 'email', 'phone'];
  const inputs = fields.map(
    (name) =>
      `<input id="${kind}-${name}" name="${name}"><p id="${kind}-${name}-fault" data-fault-for="${name}" hidden></p>`,
  );
  return `<form action="/api/${kind}" method="post"><input type="hidden" name="request_id">${inputs.join('')}
<select id="${kind}-appliance" name="appliance"><option value="" selected>Choose one</option><option value="dryer">Dryer</option></select>
<input type="checkbox" name="urgent" value="yes"><textarea name="message"></textarea></form>`;
}

const faultList = '<ul data-fault-list hidden></ul>';
const bothForms = (['quote', 'message'] as const)
  .map((kind) => `<div data-kept-form="${kind}">${aForm(kind)}</div>`)
  .join('');

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
  'videos/repair-hero.mov': Buffer.from(Array.from({ length: 600 * 1024 }, (_, place) => place % 251)),
  'answers/quote-faults.html': aPage('Please check your request', faultList + aForm('quote')),
  'answers/message-faults.html': aPage('Please check your message', faultList + aForm('message')),
  'answers/unavailable.html': aPage(
    'Please call (305) 555-0142',
    `<p data-error-id hidden>Number <span></span></p>${bothForms}`,
  ),
  'answers/too-many.html': aPage('Too many requests', bothForms),
  'answers/too-large.html': aPage('Too large', bothForms),
  'answers/refused.html': aPage('Refused', bothForms),
  'answers/coverage.html': aPage(
    'Your ZIP code',
    '<p data-coverage-statement>Type a ZIP code.</p><p data-coverage-link><a href="/florida">All</a></p><form><input name="zip"></form>',
  ),
};

const workFolder = join(import.meta.dirname, '..', '..', '.cache', 'test-sites');
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
