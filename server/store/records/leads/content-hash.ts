import { hash } from 'node:crypto';
import { foldApostrophes } from '#domain/words/fold-text.ts';
import { keptFields } from '#domain/requests/quote-fields.ts';
import type { LeadContent, LeadKind } from '#domain/leads/lead.ts';

function plain(text: string): string {
  return foldApostrophes(text).normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim();
}

const hashedFirst: ReadonlySet<string> = new Set([
  ...[
    'name',
    'phone',
    'phoneAsTyped',
    'email',
    'zip',
    'appliance',
    'sign',
    'preferredTime',
    'urgent',
    'message',
  ],
]);

/** Equal for two posts that say the same, however they are spaced, capitalized, or their apostrophes turned. */
export function hashContent(kind: LeadKind, content: LeadContent): string {
  const { name, phone, email, zip, appliance, sign, preferredTime, urgent, message } = content;
  const later = keptFields.filter((field) => !hashedFirst.has(field) && Boolean(content[field]));
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
    // So it is with every field that came later.
    ...later.map((field) => [field, plain(String(content[field]))]),
  ];
  return hash('sha256', JSON.stringify(said));
}
