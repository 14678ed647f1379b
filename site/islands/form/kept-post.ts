import { createContext, use } from 'react';
import type { FormAnswerFacts } from '#domain/answers/answer-parts.ts';

/** What a form was posted with, on the server's answer pages; elsewhere nothing. */
export const KeptPost = createContext<Pick<FormAnswerFacts, 'fields' | 'faults'>>({ fields: {}, faults: [] });

/** What was posted in a field, if it was sent, and what is wrong with it, if anything is. */
export function useKept(name: string) {
  const { fields, faults } = use(KeptPost);
  return { text: fields[name], fault: faults.find(({ field }) => field === name)?.sentence };
}
