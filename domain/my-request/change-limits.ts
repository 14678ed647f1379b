// Apart from what reads changes, because the page of a request names these and needs no catalogue for it. In characters.

/** Longest note on floor, gate and access, or reason. */
export const longestNote = 300;

/** Longest code kept: what no catalogue knows is kept as it was typed. */
export const longestCode = 40;
