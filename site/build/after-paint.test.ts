import { expect, test } from 'vitest';
import { fetchAfterPaint, listIslandStarts, takeIslandStarts } from './after-paint.ts';

const own =
  '<script type="module" src="/_astro/Document.astro_astro_type_script_index_0_lang.BHDy8HIh.js" integrity="sha384-b+/"></script>';

test('the script of every page is written in by another, with its hash, once; other scripts stay', () => {
  const other = '<script type="module" src="/_astro/technician.js" integrity="sha384-a"></script>';
  const written = fetchAfterPaint(`<main></main>${own}${other}`);
  expect(written.startsWith('<main></main><script>')).toBe(true);
  expect(written.endsWith(`</script>${other}`)).toBe(true);
  expect(written).toContain(
    `createContextualFragment('${own.replace('</script>', String.raw`<\/script>`)}')`,
  );
  expect(fetchAfterPaint(written)).toBe(written);
});

test('what starts islands is fetched with the script of the page, wherever a page has one', () => {
  const element = '(()=>{customElements.define("astro-island",f)})();';
  const directive = '(()=>{window.dispatchEvent(new Event("astro:visible"));})();';
  const start = (code: string) => `<script>${code}</script>`;
  const page = `<script>first()</script>${start(directive)}${start(element)}<astro-island></astro-island>${own}`;
  expect(listIslandStarts(page)).toEqual([directive, element]);
  const src = '/_astro/islands.js';
  expect(takeIslandStarts(page, src)).toBe(
    `<script>first()</script><astro-island></astro-island><script async src="${src}"></script>${own}`,
  );
  const waiting = fetchAfterPaint(takeIslandStarts(page, src));
  expect(waiting).toContain(String.raw`('<script async src="${src}"><\/script><script type="module"`);
  expect(waiting.match(/<script/gu)).toHaveLength(4);
  // A page without the script of every page has nothing to wait with.
  expect(takeIslandStarts(page.replace(own, ''), src)).toBe(page.replace(own, ''));
  expect(takeIslandStarts(`<main></main>${own}`, src)).toBe(`<main></main>${own}`);
});
