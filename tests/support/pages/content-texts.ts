// Every text of content/, with the place where it stands: for checks that no text may say a thing.
import { globSync } from 'node:fs';

export type ContentText = { readonly where: string; readonly text: string };

const root = new URL('../../../content/', import.meta.url);

/** Every text in a value; a function's source stands for what it returns. */
export function listTexts(value: unknown, where: string): readonly ContentText[] {
  if (typeof value === 'string') return [{ where, text: value }];
  if (typeof value === 'function') return [{ where, text: String(value) }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => listTexts(child, `${where} ${key}`));
}

/** Reads all modules of content/ but the tests. */
export async function readContentTexts(): Promise<readonly ContentText[]> {
  const files = globSync('**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  const texts = await Promise.all(
    files.map(async (file) => {
      const module: unknown = await import(new URL(file, root).href);
      return listTexts(module, file);
    }),
  );
  return texts.flat();
}
