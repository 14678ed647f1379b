// The built site, read once at start. Only paths listed here are ever answered, so a path cannot climb out of dist/.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AnswerParts } from '#domain/answers/answer-parts.ts';
import { createFileReader } from './file-reader.ts';
import { createInlineHashes, type InlineHashes } from './inline-hashes.ts';
import { loadAnswerParts } from './load-answer-parts.ts';
import { countOrigin, mayNameOrigin, type SiteOrigin } from './shown-origin.ts';
import { changeAsset, loadAsset, type SiteAsset } from './site-asset.ts';
import { listSiteFiles, placeOf } from './site-files.ts';

export type Site = {
  /** What answers at each public path, for example `/miami-dryer-repair` or `/_astro/form.abc.js`. */
  readonly assets: ReadonlyMap<string, SiteAsset>;
  /** The public paths that are pages. */
  readonly pages: ReadonlySet<string>;
  /** HTML of the pages the server fills in: `/quote-faults`, `es/quote-faults`; the part before the slash is the language folder. */
  readonly templates: ReadonlyMap<string, string>;
  /** The site's components for the parts of these pages that are written when they are asked for. */
  readonly parts: AnswerParts | undefined;
  /** The page for paths that lead nowhere, by language folder ('' is the first language). */
  readonly notFound: ReadonlyMap<string, SiteAsset>;
  readonly inline: InlineHashes;
  /** How many files were built with the placeholder for an origin. */
  readonly placeholders: number;
  /** The placeholder, if pages are to name the origin they are asked by in its place. */
  readonly unsaid: string | undefined;
};

function showOrigin(asset: SiteAsset, origin: SiteOrigin | undefined): SiteAsset {
  return origin?.kind === 'changed' ? changeAsset(asset, origin.placeholder, origin.shown) : asset;
}

/** Reads everything under `folder` (the built `dist/`). A folder that is not there gives an empty site, which still takes leads. */
export function loadSite(folder: string, origin?: SiteOrigin): Site {
  const assets = new Map<string, SiteAsset>();
  const pages = new Set<string>();
  const templates = new Map<string, string>();
  const notFound = new Map<string, SiteAsset>();
  const inline = createInlineHashes();
  const read = createFileReader();
  let placeholders = 0;
  for (const { file, copies } of existsSync(folder) ? listSiteFiles(folder) : []) {
    const place = placeOf(file);
    if (place.kind === 'hidden') continue;
    const path = join(folder, file);
    const content = read(path);
    if (file.endsWith('.html')) inline.add(content);
    if (place.kind === 'template') {
      templates.set(`${place.folder}/${place.name}`, content.toString('utf8'));
      continue;
    }
    const names = origin === undefined || !mayNameOrigin(file) ? 0 : countOrigin(content, origin.placeholder);
    if (names > 0) placeholders += 1;
    const asset = showOrigin({ ...loadAsset({ path, file, content, copies }), names }, origin);
    if (place.kind === 'not-found') notFound.set(place.folder, asset);
    if (place.kind === 'page') pages.add(place.path);
    if (place.kind !== 'not-found') assets.set(place.path, asset);
  }
  const unsaid = origin?.kind === 'asked' ? origin.placeholder : undefined;
  const parts = loadAnswerParts(folder);
  return { assets, pages, templates, parts, notFound, inline: inline.list(), placeholders, unsaid };
}
