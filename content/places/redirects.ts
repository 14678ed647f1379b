// Old spellings people may still have in links and search results. Each answers 301 to the right one, in every language.

/** A city slug that was once misspelt: its city page and all its appliance pages move. Source: the specification's route table. */
export const misspeltCities = [{ wrong: 'temple-terrce', right: 'temple-terrace' }] as const;
