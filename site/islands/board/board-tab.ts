/** The lists of the board, in the order of their tabs. */
export const boardTabs = ['open', 'suspects', 'done', 'failed', 'figures'] as const;
export type BoardTab = (typeof boardTabs)[number];
