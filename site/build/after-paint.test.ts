import { expect, test } from 'vitest';
import { fetchAfterPaint } from './after-paint.ts';

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
