// Hashes of what the built pages carry inline, so that the content security policy needs no 'unsafe-inline'.
import { hash } from 'node:crypto';

export type InlineHashes = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

// Data blocks (JSON-LD) do not run and need no hash; rules for prefetching count as scripts.
const runs = /^(?:module|text\/javascript|application\/javascript|speculationrules)?$/;

function* listInline(html: Buffer, element: 'script' | 'style'): Generator<string> {
  const opening = `<${element}`;
  for (let at = html.indexOf(opening); at !== -1; at = html.indexOf(opening, at + 1)) {
    const open = html.indexOf('>', at);
    const close = html.indexOf(`</${element}>`, open);
    if (open === -1 || close === -1) return;
    const attributes = html.toString('utf8', at, open);
    const type = /\stype=["']?([^"'\s>]*)/.exec(attributes)?.[1] ?? '';
    const isInline = !/\ssrc=/.test(attributes);
    if (isInline && (element === 'style' || runs.test(type))) yield html.toString('utf8', open + 1, close);
    at = close;
  }
}

/** Collects the inline scripts and styles of many pages; each text is hashed once, however many pages carry it. */
export function createInlineHashes(): {
  readonly add: (html: Buffer) => void;
  readonly list: () => InlineHashes;
} {
  const texts = { script: new Set<string>(), style: new Set<string>() };
  const hashesOf = (found: ReadonlySet<string>) =>
    [...found].map((text) => `'sha256-${hash('sha256', text, 'base64')}'`).sort();
  return {
    add(html) {
      for (const text of listInline(html, 'script')) texts.script.add(text);
      for (const text of listInline(html, 'style')) texts.style.add(text);
    },
    list: () => ({ scripts: hashesOf(texts.script), styles: hashesOf(texts.style) }),
  };
}
