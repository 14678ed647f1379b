// What of a statement about a place concerns an appliance, told by the machines and rooms each sentence names.
import type { ServiceSlug } from '#content/services.ts';

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
  // "St." and "R. E." end no sentence.
  const sentences = text.split(/(?<=[\p{L}\d]{2}\.)(?<!\bSt\.) /u);
  return sentences.filter((sentence) => concerns(service, sentence)).join(' ');
}

function concerns(service: ServiceSlug, sentence: string): boolean {
  const named = subjects.filter((subject) => subject.named.test(sentence));
  return named.length === 0 || named.some((subject) => subject.concerns.includes(service));
}
