import { hash } from 'node:crypto';
import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { offlineWords } from '#content/words/pages/offline-words.ts';
import { localeOf } from '#domain/words/wording.ts';
import { keepOfflinePage } from '#site/enhance/offline-worker.ts';
import { OfflinePage, offlineStyle } from '#site/sections/page/OfflinePage.tsx';
import { settings } from '#site/settings.ts';

const language = 'en';
const page = renderToStaticMarkup(
  createElement(OfflinePage, {
    words: offlineWords[language],
    locale: localeOf(language),
    siteName: settings.siteName,
    phone: { e164: settings.phone, text: settings.phoneText },
  }),
);
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${hash('sha256', offlineStyle, 'base64')}'`,
};
const given = ['self', JSON.stringify(`<!doctype html>${page}`), JSON.stringify(headers)];

/** The service worker, with the page it keeps inside. */
export const GET: APIRoute = () => new Response(`(${keepOfflinePage.toString()})(${given.join(', ')});\n`);
