import type { NewPhoto } from '#server/store/acts/my-request/keep-photo.ts';
import { noon } from './a-quote.ts';

let made = 0;

/** A photo as the store is asked to keep it; every one is another. */
export function aPhoto(leadId: string, changes: Partial<NewPhoto> = {}): NewPhoto {
  made += 1;
  return {
    id: `photo-${made}`,
    leadId,
    at: noon,
    contentHash: `picture-${made}`,
    width: 800,
    height: 600,
    webp: Uint8Array.of(1, 2, 3, made % 256),
    note: 'Added a photo',
    operator: 'Customer',
    channels: ['board'],
    ...changes,
  };
}
