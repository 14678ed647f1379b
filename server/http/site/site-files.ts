import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { answerPartsFile } from '#domain/answers/answer-parts.ts';
import { encodings, type Encoding } from './choose-encoding.ts';

export type SiteFile = { readonly file: string; readonly copies: readonly Encoding[] };

/** Every file under `folder`, with forward slashes and relative to it, and which compressed copies stand beside it. */
export function listSiteFiles(folder: string): readonly SiteFile[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const known = new Set(files);
  return files
    .filter((file) => !/\.(?:br|gz)$/.test(file))
    .sort()
    .map((file) => ({
      file,
      copies: encodings.filter((encoding) => known.has(`${file}.${encoding === 'br' ? 'br' : 'gz'}`)),
    }));
}

/** What a built file is for. Templates and the not-found page belong to a language folder; '' is the first language. */
export type FilePlace =
  | { readonly kind: 'page' | 'file'; readonly path: string }
  | { readonly kind: 'template'; readonly name: string; readonly folder: string }
  | { readonly kind: 'not-found'; readonly folder: string }
  | { readonly kind: 'hidden' };

/** Where a built file answers: `about/index.html` and `about.html` at `/about`; pages under `answers/` nowhere, the server fills them in. */
export function placeOf(file: string): FilePlace {
  if (file.split('/').some((part) => part.startsWith('.'))) return { kind: 'hidden' };
  const template = /^(?:([a-z]{2})\/)?answers\/(.+?)(?:\/index)?\.html$/.exec(file);
  if (template !== null) return { kind: 'template', folder: template[1] ?? '', name: template[2] ?? '' };
  if (file === answerPartsFile) return { kind: 'hidden' };
  const notFound = /^(?:([a-z]{2})\/)?404(?:\/index)?\.html$/.exec(file);
  if (notFound !== null) return { kind: 'not-found', folder: notFound[1] ?? '' };
  if (!file.endsWith('.html')) return { kind: 'file', path: `/${file}` };
  return { kind: 'page', path: `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}` };
}
