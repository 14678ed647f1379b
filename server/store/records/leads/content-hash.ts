import { hash } from 'node:crypto';
import { foldApostrophes } from '#domain/words/fold-text.ts';
import type { LeadContent, LeadKind } from '#domain/leads/lead.ts';

function plain(text: string): string {
  return foldApostrophes(text).normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim();
}

/** Equal for two posts that say the same, however they are spaced, capitalized, or their apostrophes turned. */
export function hashContent(kind: LeadKind, content: LeadContent): string {
  const { name, phone, email, zip, appliance, sign, preferredTime, urgent, message } = content;
  const said = [
    kind,
    plain(name),
    phone,
    plain(email),
    zip,
    appliance,
    preferredTime,
    urgent,
    plain(message),
    // Without a sign, the hash is that of leads kept before there were signs.
    ...(sign === '' ? [] : [sign]),
  ];
  return hash('sha256', JSON.stringify(said));
}
