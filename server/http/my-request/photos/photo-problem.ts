// What is wrong with a post of photos, in words.
import { photoWords } from '#content/words/my-request/photo-words.ts';
import { largestPhotoSize } from '#domain/my-request/request-limits.ts';
import { formatPhoneNumber } from '#domain/requests/phone-number.ts';
import { cleanLine } from '#domain/words/clean-line.ts';
import { fillText } from '#domain/words/wording.ts';
import type { PhotosReading } from './parse-photo-post.ts';
import type { Taken } from './take-photos.ts';

const words = photoWords.en;
const longestName = 60;

const ofPost = {
  unreadable: words.unreadable,
  'broken-off': words.unreadable,
  'too-large': words.tooMuch,
  'too-slow': words.tooSlow,
  busy: words.faults.busy,
} as const satisfies Partial<Record<PhotosReading, string>>;

export type PhotosAnswer = {
  readonly status: 303 | 408 | 413 | 422 | 503;
  /** In words, a line for each photo; empty if all is well. */
  readonly problem: string;
};

function describe({ name, fault }: Taken): string | undefined {
  if (fault === undefined) return undefined;
  const text = fillText(words.faults[fault], { size: largestPhotoSize });
  const shown = cleanLine(name, longestName);
  return shown === '' ? text : `${shown}: ${text}`;
}

function statusOf(reading: PhotosReading, taken: readonly Taken[]): PhotosAnswer['status'] {
  if (reading === 'too-slow') return 408;
  if (reading === 'too-large') return 413;
  if (reading === 'busy') return 503;
  const faults = taken.flatMap(({ fault }) => fault ?? []);
  if (reading !== 'read' || taken.length === 0) return 422;
  if (faults.length === 0) return 303;
  return faults.every((fault) => fault === 'busy' || fault === 'away') ? 503 : 422;
}

/** The answer to a post of photos; `phone` is E.164. */
export function describePhotos(reading: PhotosReading, taken: readonly Taken[], phone: string): PhotosAnswer {
  const status = statusOf(reading, taken);
  if (status === 303) return { status, problem: '' };
  const lines = taken.flatMap((one) => describe(one) ?? []);
  const all = reading === 'read' ? (taken.length === 0 ? [words.none] : []) : [ofPost[reading]];
  const call = fillText(words.orCall, { phone: formatPhoneNumber(phone) });
  return { status, problem: [words.problem, ...all, ...lines, call].join('\n') };
}
