import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, sharpImageService } from 'astro/config';
import { assetIntegrity } from './site/build/asset-integrity.ts';
import { compileAnswerParts } from './site/build/compile-answer-parts.ts';
import { dateSitemap } from './site/build/page-dates.ts';
import { precompress } from './site/build/precompress.ts';
import { sonnerWithoutStyle } from './site/build/sonner-without-style.ts';
import { settingsSchema } from './site/settings-schema.ts';

export default defineConfig({
  srcDir: './site',
  outDir: './dist',
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  integrations: [react(), assetIntegrity(), dateSitemap(), precompress(), compileAnswerParts()],
  // AVIF at effort 2 takes a sixth of the time of the default 4 for an eighth more bytes; half the resolution for color saves 3 to 5
  // percent that nobody sees at a phone's density (measured on our own pictures).
  image: { service: sharpImageService({ avif: { effort: 2, quality: 62, chromaSubsampling: '4:2:0' } }) },
  env: { schema: settingsSchema, validateSecrets: true },
  // Nothing is written into a page's own text but what Astro needs: the content security policy names each inline script.
  vite: {
    plugins: [tailwindcss(), sonnerWithoutStyle()],
    build: { assetsInlineLimit: 0 },
    // While developing, forms and the board ask the server that `npm run serve` starts beside it, under our own name.
    server: { proxy: { '/api': { target: 'http://127.0.0.1:3000', changeOrigin: false } } },
  },
});
