/** The panels of the board, in the order of their tabs. */
export const boardTabs = [
  'work',
  'visits',
  'done',
  'suspects',
  'failed',
  'figures',
  'opening',
  'team',
] as const;
export type BoardTab = (typeof boardTabs)[number];

/** Those that stay in sight where not all of them fit. */
export const mainTabs: readonly BoardTab[] = ['work', 'visits', 'done'];
