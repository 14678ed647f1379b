import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { settingsSchema } from './site/settings-schema.ts';

export default defineConfig({
  srcDir: './site',
  outDir: './dist',
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  integrations: [react()],
  env: { schema: settingsSchema, validateSecrets: true },
  vite: { plugins: [tailwindcss()] },
});
