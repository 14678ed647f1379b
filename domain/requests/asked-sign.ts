// The sign of trouble a request is about: what the form sends, and which sign of the catalogue it is.

/** The form's own field. */
export const signField = 'sign';
/** The choices "Ask about this" beside the signs of a page; the form's own field counts before them. */
export const askedSignField = 'sign_asked';
/** The id of the quote form, wherever it stands. */
export const quoteFormId = 'quote-form';

/** A sign's slug has no more letters than this. */
const longestSlug = 40;

/** The slug a form sent, or '' when it sent none or no slug at all. Whether the catalogue has it is the keeper's question. */
export function parseSignSlug(own: string, asked: string): string {
  const slug = own === '' ? asked : own;
  return slug.length <= longestSlug && /^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(slug) ? slug : '';
}
