import type { Thing } from 'schema-dts';

/** One JSON-LD document of several things. "<" is escaped, so that no text can end the script element. */
export function writeJsonLd(things: readonly Thing[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003C');
}
