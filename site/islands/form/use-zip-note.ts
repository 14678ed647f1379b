import { useState } from 'react';

/** Where a ZIP code is asked about; undefined on a site without a server of ours. */
export type ZipEndpoints = { readonly coverage: string; readonly today: string } | undefined;

export type ZipNoteWords = { readonly outside: string; readonly away: string };

/** What of the two answers is read here. */
type Answer = { readonly kind?: unknown; readonly away?: unknown; readonly nextWindow?: unknown };

/** What to know of a ZIP code; without a note, what is open there, if anything is. */
type ZipNews = { readonly note: string; readonly nextWindow: string };

function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null;
}

async function ask(address: string): Promise<Answer> {
  const response = await fetch(address);
  const value: unknown = response.ok ? await response.json() : {};
  return isAnswer(value) ? value : {};
}

function reasonOf({ away }: Answer): string | undefined {
  const first: unknown = Array.isArray(away) ? away[0] : undefined;
  const hasReason = typeof first === 'object' && first !== null && 'reason' in first;
  return hasReason && typeof first.reason === 'string' ? first.reason : undefined;
}

async function findNews(
  zip: string,
  endpoints: ZipEndpoints,
  words: ZipNoteWords,
): Promise<ZipNews | undefined> {
  if (endpoints === undefined || !/^[0-9]{5}$/u.test(zip)) return undefined;
  const [coverage, today] = await Promise.all([
    ask(`${endpoints.coverage}?zip=${zip}`),
    ask(`${endpoints.today}?zip=${zip}`),
  ]);
  const reason = reasonOf(today);
  const note = coverage.kind === 'outside' ? words.outside : reason === undefined ? '' : words.away;
  const { nextWindow } = today;
  return {
    note: note.replace('{zip}', zip).replace('{reason}', reason ?? ''),
    nextWindow: note === '' && typeof nextWindow === 'string' ? nextWindow : '',
  };
}

/**
 * What to know of a ZIP code before the form is sent: outside our places, where we cannot come now, or which window is open first.
 * Silence if we cannot tell; without a ZIP code that we know, no news.
 */
export function useZipNote(endpoints: ZipEndpoints, words: ZipNoteWords) {
  const [asked, setAsked] = useState<{ readonly zip: string; readonly news?: ZipNews | undefined }>({
    zip: '',
  });
  async function check(typed: string) {
    const zip = typed.trim();
    if (zip === asked.zip) return;
    setAsked({ zip });
    const news = await findNews(zip, endpoints, words).catch(() => undefined);
    // By now another may have been typed.
    setAsked((current) => (current.zip === zip ? { zip, news } : current));
  }
  return { news: asked.news, check: (zip: string) => void check(zip) };
}
