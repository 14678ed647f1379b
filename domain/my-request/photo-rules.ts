// How many photos a request has, and how large each may be.

/** To a request. */
export const mostPhotos = 5;

/** Of a photo as it is sent, in bytes. */
export const largestPhotoBytes = 10 * 1024 * 1024;
/** The same as people read it. */
export const largestPhotoSize = `${largestPhotoBytes / 1024 / 1024} MB`;

/** Of a photo as it is kept, in bytes. */
export const largestKeptBytes = 300_000;
