/** Words in which the engines differ. STRICT keeps SQLite from storing text in a number's place. */
export type SqlWords = { readonly integer: 'INTEGER' | 'BIGINT'; readonly strict: ' STRICT' | '' };

/** A numbered change of the tables. */
export type Migration = {
  readonly name: string;
  readonly statements: (words: SqlWords) => readonly string[];
};
