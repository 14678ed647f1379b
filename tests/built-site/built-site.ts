// The site as it was built: every page of dist/, read and parsed once for each test file.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { load, type CheerioAPI } from 'cheerio/slim';

export type BuiltPage = { readonly path: string; readonly html: string; readonly $: CheerioAPI };

export type Attributes = Readonly<Record<string, string | undefined>>;

export const siteDirectory = 'dist';

if (!existsSync(`${siteDirectory}/index.html`)) {
  throw new Error(`${siteDirectory}/ holds no built site: run "npm run build" first.`);
}

/** Pages the server answers with (faults kept in the form, store down, …): no visitor reaches them by a link. */
const answers = 'answers/';
const notFound = '404.html';
/** The call board and its sign-in: pages for staff, with an address of their own that no list names. */
const staff = /^board(?:\/|\.html$)/u;

function pathOf(file: string): string {
  const path = `/${file.replace(/\.html$/u, '')}`;
  return path === '/index' ? '/' : path;
}

function readPage(file: string): BuiltPage {
  const html = readFileSync(`${siteDirectory}/${file}`, 'utf8');
  return { path: pathOf(file), html, $: load(html) };
}

/** Every file of dist/, by its address from the root. */
export const files = new Set(
  globSync(`${siteDirectory}/**/*`, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(siteDirectory.length)),
);

function isOutsideRoutes(file: string): boolean {
  return file.startsWith(answers) || file === notFound || staff.test(file);
}

const htmlFiles = [...files].filter((file) => file.endsWith('.html')).map((file) => file.slice(1));

export const pages = htmlFiles
  .filter((file) => !isOutsideRoutes(file))
  .map(readPage)
  .toSorted((a, b) => a.path.localeCompare(b.path, 'en'));

/** Everything anybody can be shown: the pages, the page for unknown paths, the server's answers, and what staff see. */
export const shown = [...pages, ...htmlFiles.filter(isOutsideRoutes).map(readPage)];

export function findPage(path: string): BuiltPage {
  const page = shown.find((candidate) => candidate.path === path);
  if (page === undefined) throw new Error(`${path} was not built`);
  return page;
}

/** What a check says of the pages it does not like, as "path: what". Tests expect it to be empty. */
export function complain(check: (page: BuiltPage) => readonly string[], of: readonly BuiltPage[] = shown) {
  return of.flatMap((page) => check(page).map((what) => `${page.path}: ${what}`)).slice(0, 20);
}

/** The attributes of every element a selector finds, in the order of the page. */
export function listAttributes({ $ }: BuiltPage, selector: string): readonly Attributes[] {
  return $(selector)
    .toArray()
    .flatMap((node) => ('attribs' in node ? [node.attribs] : []));
}
