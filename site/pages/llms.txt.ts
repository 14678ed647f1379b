import type { APIRoute } from 'astro';
import { listLlmsLines } from '#site/page-props/company/llms-lines.ts';

/** A short guide to the site for language models (llmstxt.org). */
export const GET: APIRoute = () => new Response(`${listLlmsLines('en').join('\n')}\n`);
