// The languages the site speaks. Adding one here makes the compiler name every text that is still missing.
export const languages = ['en'] as const;
export type Language = (typeof languages)[number];

/** Words in every language of the site. */
export type Localized<Words> = Readonly<Record<Language, Words>>;
