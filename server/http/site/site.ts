// The built site, read once at start. Only paths listed here are ever answered, so a path cannot climb out of dist/.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createFileReader } from './file-reader.ts';
import { createInlineHashes, type InlineHashes } from './inline-hashes.ts';
import { countOrigin, mayNameOrigin, type OriginChange } from './shown-origin.ts';
import { loadAsset, loadChangedAsset, type SiteAsset } from './site-asset.ts';
import { listSiteFiles, placeOf } from './site-files.ts';

export type Site = {
  /** What answers at each public path, for example `/miami-dryer-repair` or `/_astro/form.abc.js`. */
  readonly assets: ReadonlyMap<string, SiteAsset>;
  /** The public paths that are pages. */
  readonly pages: ReadonlySet<string>;
  /** HTML of the pages the server fills in: `/quote-faults`, `es/quote-faults`; the part before the slash is the language folder. */
  readonly templates: ReadonlyMap<string, string>;
  /** The page for paths that lead nowhere, by language folder ('' is the first language). */
  readonly notFound: ReadonlyMap<string, SiteAsset>;
  readonly inline: InlineHashes;
  /** How many files were built with the placeholder for an origin. */
  readonly placeholders: number;
};

/** The placeholder a site without SITE_ORIGIN is built with, and what is answered in its place, if that is known. */
export type SiteOrigin = { readonly placeholder: string; readonly shown: string | undefined };

function changeOf(origin: SiteOrigin | undefined): OriginChange | undefined {
  if (origin?.shown === undefined || origin.shown === origin.placeholder) return undefined;
  return { built: origin.placeholder, shown: origin.shown };
}

/** Reads everything under `folder` (the built `dist/`). A folder that is not there gives an empty site, which still takes leads. */
export function loadSite(folder: string, origin?: SiteOrigin): Site {
  const change = changeOf(origin);
  const asSent = (text: string) =>
    change === undefined ? text : text.replaceAll(change.built, change.shown);
  const assets = new Map<string, SiteAsset>();
  const pages = new Set<string>();
  const templates = new Map<string, string>();
  const notFound = new Map<string, SiteAsset>();
  const inline = createInlineHashes(asSent);
  const read = createFileReader();
  let placeholders = 0;
  for (const { file, copies } of existsSync(folder) ? listSiteFiles(folder) : []) {
    const place = placeOf(file);
    if (place.kind === 'hidden') continue;
    const path = join(folder, file);
    const content = read(path);
    if (file.endsWith('.html')) inline.add(content);
    const hasPlaceholder =
      origin !== undefined && mayNameOrigin(file) && countOrigin(content, origin.placeholder) > 0;
    if (hasPlaceholder) placeholders += 1;
    const source = { path, file, content, copies };
    const asset =
      hasPlaceholder && change !== undefined ? loadChangedAsset(source, change) : loadAsset(source);
    if (place.kind === 'template')
      templates.set(`${place.folder}/${place.name}`, asSent(content.toString('utf8')));
    if (place.kind === 'not-found') notFound.set(place.folder, asset);
    if (place.kind === 'page') pages.add(place.path);
    if (place.kind === 'page' || place.kind === 'file') assets.set(place.path, asset);
  }
  return { assets, pages, templates, notFound, inline: inline.list(), placeholders };
}
