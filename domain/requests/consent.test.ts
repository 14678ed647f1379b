import { expect, test } from 'vitest';
import { hash } from 'node:crypto';
import { consentWordings } from '#content/company/consent-wordings.ts';
import { findConsent } from './consent.ts';

test('a wording that was shown is never changed: a new one gets a version of its own', () => {
  const prints = Object.entries(consentWordings).map(([version, wording]) => [
    version,
    hash('sha256', wording.en).slice(0, 12),
  ]);
  // Add a line for a new wording; a line that is here stays as it is.
  expect(Object.fromEntries(prints)).toMatchObject({
    '2026-11-21': '67f0054dbbb3',
    '2026-11-28': '725489cd5f7c',
    'by phone': '070d7af261f3',
    'message-2026-11-21': '88a8af232b56',
  });
});

test('a lead tells what was agreed to, word for word, and when', () => {
  const receivedAt = Date.UTC(2026, 10, 21, 15);
  const consent = findConsent({ consent: '2026-11-21', language: 'en', receivedAt });
  expect(consent).toMatchObject({ version: '2026-11-21', at: receivedAt });
  expect(consent?.wording).toContain('you ask us to call or e-mail you about this repair');
  expect(findConsent({ consent: 'made up', language: 'en', receivedAt })?.wording).toBe('');
  expect(findConsent({ consent: '', language: 'en', receivedAt })).toBeUndefined();
});
