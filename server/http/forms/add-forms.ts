// The forms of the site, and what their ZIP fields ask.
import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import { coverageApiPath, messageApiPath, quoteApiPath } from '#domain/paths/paths.ts';
import { answerCoverage, createCoveragePage } from './get-coverage.ts';
import { createFormHandler, type FormParts } from './post-form.ts';
import { messageRules } from './post-message.ts';
import { quoteRules } from './post-quote.ts';

/** Adds POST /api/quote, POST /api/message and GET /api/coverage. */
export function addForms(
  api: Hono<{ Bindings: HttpBindings }>,
  parts: FormParts & { readonly answered: Parameters<typeof createCoveragePage>[0] },
): void {
  const takeQuote = createFormHandler(quoteRules, parts);
  const takeMessage = createFormHandler(messageRules, parts);
  const coveragePage = createCoveragePage(parts.answered);
  api.post(quoteApiPath, ({ env }) => takeQuote(env.incoming));
  api.post(messageApiPath, ({ env }) => takeMessage(env.incoming));
  api.get(coverageApiPath, ({ req }) => answerCoverage(req.query('zip'), req.header('accept'), coveragePage));
}
