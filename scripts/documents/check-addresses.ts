import { readFileSync } from 'node:fs';
import { boardApiPath } from '#domain/paths/paths.ts';
import { boardMethods, metricsMethods, publicMethods, requestMethods } from '#server/http/api-methods.ts';
import type { Problem } from './document.ts';

const file = 'docs/contracts.md';

/** "GET /api/board/leads/{id}": what the server answers. HEAD goes without saying where there is GET. */
function listAddresses(): readonly string[] {
  const board = boardMethods.map(([path, methods]) => [`${boardApiPath}${path}`, methods] as const);
  return [...publicMethods, ...requestMethods, metricsMethods, ...board].flatMap(([path, methods]) =>
    methods.filter((name) => name !== 'HEAD').map((name) => `${name} ${path.replaceAll(/:(\w+)/gu, '{$1}')}`),
  );
}

/** The document's tables have a line for each address that the server answers, and for no other. */
export function checkAddresses(): readonly Problem[] {
  const lines = readFileSync(file, 'utf8').matchAll(/^\| `((?:GET|POST|PUT|DELETE) \/[^`?]*)/gmu);
  const stated = new Set([...lines].map(([, address = '']) => address));
  const answered = new Set(listAddresses());
  return [
    ...[...answered.difference(stated)].map((address) => `has no line for ${address}`),
    ...[...stated.difference(answered)].map((address) => `has a line for ${address}, which is not answered`),
  ].map((text) => ({ file, text }));
}
