// Lets the script of every page wait until something is on the screen: nothing in it is needed before, and a phone fetches the page's
// style, letters and picture first.

/** The script of site/layout/Document.astro, as Astro names it. */
const pageScript = /<script type="module" src="\/_astro\/Document\.astro_astro_type_script[^>]+><\/script>/;

/**
 * A page that writes its own script in when it is first painted, or a second after it is there, where a browser does not tell. The
 * second time it runs nothing: a module runs once. A page without that script stays as it is.
 */
export function fetchAfterPaint(html: string): string {
  return html.replace(pageScript, (script) => {
    const fragment = `document.createRange().createContextualFragment('${script.replace('</', String.raw`<\/`)}')`;
    return (
      `<script>{const add=()=>document.head.append(${fragment});` +
      'addEventListener("load",()=>setTimeout(add,1e3));' +
      'new PerformanceObserver(add).observe({type:"paint",buffered:!0})}</script>'
    );
  });
}
