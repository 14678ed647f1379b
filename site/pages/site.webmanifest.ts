import type { APIRoute } from 'astro';
import { settings } from '#site/settings.ts';

/** What a phone shows of the site once it stands on its home screen. Icons are the files of public/. */
const manifest = {
  name: settings.siteName,
  start_url: '/',
  display: 'minimal-ui',
  background_color: '#fbf7ee',
  theme_color: '#0b3239',
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
  ],
} as const;

/** The web manifest. It bears the name of the build's settings, as every page does. */
export const GET: APIRoute = () => new Response(JSON.stringify(manifest));
