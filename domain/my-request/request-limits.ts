// How much may be added to a request. Apart from what reads it (request-change.ts), because the page of a request names these
// limits and needs no catalogue for it.

/** Photos of one request. */
export const mostPhotos = 5;

/** Of a photo as it is sent, in bytes. */
export const largestPhotoBytes = 10 * 1024 * 1024;
/** The same as people read it. */
export const largestPhotoSize = `${largestPhotoBytes / 1024 / 1024} MB`;

/** Of a photo as it is kept, in bytes. */
export const largestKeptBytes = 300_000;

/** Longest note on floor, gate and access, or reason, in characters. */
export const longestNote = 300;

/** Longest code kept, in characters: what no catalogue knows is kept as it was typed. */
export const longestCode = 40;
