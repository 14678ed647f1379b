// What of a statement about a place concerns an appliance, told by the machines and rooms each sentence names.
import type { ServiceSlug } from '#content/catalogue/services.ts';

type Subject = { readonly named: RegExp; readonly concerns: readonly ServiceSlug[] };

const subjects: readonly Subject[] = [
  { named: /\b(?:laundr(?:y|ies)|lint)\b/iu, concerns: ['washer', 'dryer'] },
  { named: /\bwashers?\b/iu, concerns: ['washer'] },
  { named: /\bdryers?\b/iu, concerns: ['dryer'] },
  { named: /\b(?:garages?|carports?|sheds?)\b/iu, concerns: ['refrigerator', 'washer', 'dryer'] },
  { named: /\b(?:refrigerators?|freezers?|ice makers?)\b/iu, concerns: ['refrigerator'] },
  { named: /\bwine coolers?\b/iu, concerns: ['wine-cooler'] },
  { named: /\bcondensers?\b/iu, concerns: ['refrigerator', 'wine-cooler'] },
  { named: /\bdish(?:es|washers?)\b/iu, concerns: ['dishwasher'] },
  // A rule for the face of a house touches only what breathes through its wall or roof.
  {
    named: /\b(?:outside|exteriors?|facade|vents?|duct|street side|seen from)\b/iu,
    concerns: ['range-hood', 'dryer'],
  },
];

/** The sentences that name no appliance at all, or this one among others. Empty when none is left. */
export function sentencesFor(service: ServiceSlug, text: string): string {
  return splitSentences(text)
    .filter((sentence) => concerns(service, sentence))
    .join(' ');
}

/** The sentences that another text on the page has not already said in nearly the same words. */
export function withoutRepeats(text: string, said: string): string {
  const saidThrees = new Set(listThrees(said));
  const isSaid = (sentence: string) => {
    const threes = listThrees(sentence);
    return threes.filter((three) => saidThrees.has(three)).length > threes.length * 0.35;
  };
  return splitSentences(text)
    .filter((sentence) => !isSaid(sentence))
    .join(' ');
}

/** "St." and "R. E." end no sentence. */
function splitSentences(text: string): readonly string[] {
  return text.split(/(?<=[\p{L}\d]{2}\.)(?<!\bSt\.) /u);
}

/** Every run of three words. */
function listThrees(text: string): readonly string[] {
  const words = text.toLowerCase().match(/[a-z0-9']+/gu) ?? [];
  return words.slice(0, -2).map((_, start) => words.slice(start, start + 3).join(' '));
}

function concerns(service: ServiceSlug, sentence: string): boolean {
  const named = subjects.filter((subject) => subject.named.test(sentence));
  return named.length === 0 || named.some((subject) => subject.concerns.includes(service));
}
