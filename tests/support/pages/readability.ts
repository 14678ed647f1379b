// How hard a text is to read. Close enough to compare texts with each other; no judge of a single line.

/** The sentences of a text; list items without a full stop count with what follows them. */
export function sentences(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence !== '');
}

/** The words of a text, by spaces: what a limit of so many words counts. */
export function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

/** Vowel groups, without a silent final e: close enough to compare pages, and it never runs low. */
function syllables(word: string): number {
  const groups = word
    .toLowerCase()
    .replace(/e$/, '')
    .match(/[aeiouy]+/g);
  return Math.max(1, groups?.length ?? 0);
}

/** Flesch-Kincaid grade level of American school years. */
export function readingGrade(text: string): number {
  const found = text.match(/[A-Za-z’'-]+/g) ?? [];
  const syllableCount = found.reduce((sum, word) => sum + syllables(word), 0);
  return 0.39 * (found.length / sentences(text).length) + 11.8 * (syllableCount / found.length) - 15.59;
}
