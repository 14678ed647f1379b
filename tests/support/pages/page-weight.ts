// What a built page costs a first visitor: bytes as the server sends them, the brotli copy where the build made one.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { load, type CheerioAPI } from 'cheerio/slim';

export type PageWeight = {
  readonly html: number;
  /** Inline and asked for at once; islands that wait for the visitor to come near are not. */
  readonly script: number;
  /** Asked for when something is on the screen. */
  readonly afterPaint: number;
  /** What the screen waits for; the style sheet for paper comes last. */
  readonly style: number;
  readonly font: number;
  /** The whole first load without pictures. */
  readonly total: number;
  readonly scripts: readonly string[];
};

const sizes = new Map<string, number>();

function sizeOf(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const size = statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
  sizes.set(file, size);
  return size;
}

/** A script and what it imports at once; a dynamic import() is not asked for until something calls it. */
function listImports(site: string, address: string, seen: Set<string>): void {
  if (seen.has(address)) return;
  seen.add(address);
  const code = readFileSync(site + address, 'utf8');
  const imports = code.matchAll(/(?:^|[;}\s])(?:import|export)[^;'"()]*["'](\.{1,2}\/[^"']+)["']/gu);
  for (const [, from = ''] of imports)
    listImports(site, new URL(from, `http://site${address}`).pathname, seen);
}

function listAddresses($: CheerioAPI, selector: string, ...attributes: readonly string[]): readonly string[] {
  return $(selector)
    .toArray()
    .flatMap((node) => attributes.map((name) => $(node).attr(name) ?? ''))
    .filter((address) => address.startsWith('/'));
}

/** Islands that start without waiting for the visitor to come near. */
const eagerIslands = 'astro-island[client=load], astro-island[client=only], astro-island[client=idle]';

/** Weighs a page of the site in the folder `site`. `file` is "/about.html"; `$` is the page if it is parsed already. */
export function weighPage(
  site: string,
  file: string,
  $ = load(readFileSync(site + file, 'utf8')),
): PageWeight {
  const scripts = new Set<string>();
  const inline = $('script:not([src]):not([type$=json])').text();
  const entries = [
    ...listAddresses($, 'script[src]', 'src'),
    ...listAddresses($, eagerIslands, 'component-url', 'renderer-url'),
  ];
  for (const address of entries) listImports(site, address, scripts);
  // The page's own, which it writes in after its first paint (site/build/after-paint.ts).
  const afterPaint = new Set<string>();
  for (const [, address = ''] of inline.matchAll(/ src="([^"]+)"/gu)) listImports(site, address, afterPaint);
  const sum = (addresses: Iterable<string>) =>
    [...addresses].reduce((total, address) => total + sizeOf(site + address), 0);
  const html = sizeOf(site + file);
  const style = sum(listAddresses($, 'link[rel=stylesheet]:not([media=print])', 'href'));
  const paper = sum(listAddresses($, 'link[rel=stylesheet][media=print]', 'href'));
  const font = sum(listAddresses($, 'link[rel=preload][as=font]', 'href'));
  return {
    html,
    style,
    font,
    script: sum(scripts) + (inline === '' ? 0 : brotliCompressSync(inline).length),
    afterPaint: sum(afterPaint),
    scripts: [...scripts, ...afterPaint],
    // Inline script came with the page.
    total: html + sum(scripts) + sum(afterPaint) + style + paper + font,
  };
}
