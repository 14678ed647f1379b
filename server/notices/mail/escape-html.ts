// Alone, because mails, pages and the words of the moment all need it, and nothing else of a mail.
const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML that shows it, in an element or a quoted attribute. Marks that turn text around are left out. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll(/[\u202A-\u202E\u2066-\u2069]/gu, '')
    .replaceAll(/[&<>"']/gu, (mark) => references[mark] ?? mark);
}
