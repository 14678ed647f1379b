// Hashes of what the built pages carry inline, so that the content security policy needs no 'unsafe-inline'.
import { hash } from 'node:crypto';

export type InlineHashes = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

// Data blocks (JSON-LD, import of rules) do not run and need no hash.
const runs = /^(?:module|text\/javascript|application\/javascript|speculationrules)?$/;

function* listInline(html: string, element: 'script' | 'style'): Generator<string> {
  const closing = `</${element}>`;
  for (let at = html.indexOf(`<${element}`); at !== -1; at = html.indexOf(`<${element}`, at + 1)) {
    const open = html.indexOf('>', at);
    const close = html.indexOf(closing, open);
    if (open === -1 || close === -1) return;
    const attributes = html.slice(at, open);
    const type = /\stype=["']?([^"'\s>]*)/.exec(attributes)?.[1] ?? '';
    if (!/\ssrc=/.test(attributes) && (element === 'style' || runs.test(type)))
      yield html.slice(open + 1, close);
    at = close;
  }
}

/** Collects the inline scripts and styles of many pages; each text is hashed once, however many pages carry it. */
export function createInlineHashes(): {
  readonly add: (html: string) => void;
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
