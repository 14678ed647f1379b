// Lets the scripts of every page wait until something is on the screen: nothing in them is needed before, and a phone fetches the
// page's text, style, letters and picture first.

/** An inline script; what it says is its first group. */
const inlineScript = /<script>((?:(?!<\/script>)[^])+)<\/script>/g;
/** How Astro's own scripts for islands are told: the element they are in, and a line for each `client:` directive. */
const startsIslands = /customElements\.define\("astro-island"|new Event\("astro:/;

/** The script of site/layout/Document.astro, as Astro names it, and what starts islands before it. */
const pageScript =
  /(?:<script async src="[^>]+><\/script>)?<script type="module" src="\/_astro\/Document\.astro_astro_type_script[^>]+><\/script>/;

/** What Astro writes into a page to start its islands: 4.8 kB, on each page the same. */
export function listIslandStarts(html: string): readonly string[] {
  return [...html.matchAll(inlineScript)]
    .map(([, code = '']) => code)
    .filter((code) => startsIslands.test(code));
}

/** The page with `src`, a file of what starts its islands, in the place of that text; without an island it stays as it is. */
export function takeIslandStarts(html: string, src: string): string {
  if (listIslandStarts(html).length === 0 || !pageScript.test(html)) return html;
  return html
    .replace(inlineScript, (script, code: string) => (startsIslands.test(code) ? '' : script))
    .replace(pageScript, (script) => `<script async src="${src}"></script>${script}`);
}

/**
 * A page that writes its own scripts in when it is first painted, or a second after it is there, where a browser does not tell. The
 * second time they run nothing: a module runs once, and an element is defined once. A page without them stays as it is.
 */
export function fetchAfterPaint(html: string): string {
  return html.replace(pageScript, (scripts) => {
    const fragment = `document.createRange().createContextualFragment('${scripts.replaceAll('</', String.raw`<\/`)}')`;
    return (
      `<script>{const add=()=>document.head.append(${fragment});` +
      'addEventListener("load",()=>setTimeout(add,1e3));' +
      'new PerformanceObserver(add).observe({type:"paint",buffered:!0})}</script>'
    );
  });
}
