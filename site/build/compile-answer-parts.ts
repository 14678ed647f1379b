// Compiles the components that the server calls for parts of pages into one module, with React inside: production installs no more
// for it, and the server needs nothing of site/.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build, loadEnv, type Plugin } from 'vite';
import { answerPartsFile } from '../../domain/answers/answer-parts.ts';
import { settingsSchema } from '../settings-schema.ts';

/** The settings of a build as a module, as Astro gives them to pages: one that is empty is not set. */
export function writeSettings(environment: Readonly<Record<string, string>>): string {
  return Object.keys(settingsSchema)
    .map(
      (name) =>
        `export const ${name} = ${environment[name] ? JSON.stringify(environment[name]) : undefined};`,
    )
    .join('\n');
}

function builtSettings(root: string): Plugin {
  const source = 'astro:env/server';
  const settings = writeSettings(loadEnv('production', root, ''));
  return {
    name: 'built-settings',
    enforce: 'pre',
    resolveId: (id) => (id === source ? `\0${source}` : undefined),
    load: (id) => (id === `\0${source}` ? settings : undefined),
  };
}

/** What islands load in browsers alone: two thirds of the module, if it were in it. */
function withoutBrowser(): Plugin {
  const stub = '\0browser';
  return {
    name: 'without-browser',
    enforce: 'pre',
    resolveId: (id) => (id === 'react-dom/client' || id === 'sonner' ? stub : undefined),
    load: (id) => (id === stub ? 'export const [createRoot, Toaster, toast] = [];' : undefined),
  };
}

/** Where the pages of the same build have an SVG, and its sides in pixels: the built file of the same bytes. */
export function findBuiltPicture(drawn: string, folder: string) {
  const drawing = readFileSync(drawn);
  const file = readdirSync(join(folder, '_astro')).find(
    (name) =>
      name.startsWith(basename(drawn, 'svg')) &&
      name.endsWith('.svg') &&
      readFileSync(join(folder, '_astro', name)).equals(drawing),
  );
  if (file === undefined) throw new Error(`no page of the build has ${drawn}`);
  const [, width, height] = /^<svg [^>]*width="(\d+)" height="(\d+)"/u.exec(drawing.toString()) ?? [];
  return { src: `/_astro/${file}`, width: Number(width), height: Number(height) };
}

function builtPictures(folder: string): Plugin {
  return {
    name: 'built-pictures',
    enforce: 'pre',
    load: (id) =>
      id.endsWith('.svg') ? `export default ${JSON.stringify(findBuiltPicture(id, folder))};` : undefined,
  };
}

/** Writes the module into the built site. It runs after the compression, because this file is never sent. */
export function compileAnswerParts(): AstroIntegration {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  return {
    name: 'compile-answer-parts',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const file = join(folder, answerPartsFile);
        await build({
          root,
          configFile: false,
          envDir: false,
          publicDir: false,
          logLevel: 'warn',
          plugins: [builtSettings(root), withoutBrowser(), builtPictures(folder)],
          define: { 'process.env.NODE_ENV': '"production"' },
          ssr: { noExternal: true },
          build: {
            ssr: `site/answers/${parse(file).name}.tsx`,
            outDir: dirname(file),
            emptyOutDir: false,
            minify: true,
            rolldownOptions: { output: { entryFileNames: parse(file).base, codeSplitting: false } },
          },
        });
        // What cannot be loaded fails the build, not the start of a server.
        createRequire(import.meta.url)(file);
      },
    },
  };
}
