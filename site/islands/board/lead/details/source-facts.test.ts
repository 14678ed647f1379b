import { expect, test } from 'vitest';
import { boardWords } from '#content/words/board/board-words.ts';
import type { BoardDetails } from '#domain/leads/board-details.ts';
import { listSourceFacts } from './source-facts.ts';

const noon = Date.UTC(2026, 5, 10, 16);
const details: BoardDetails = {
  ...{ phoneAsTyped: '(305) 555-0123', sign: '', page: '/miami', language: 'en', subject: '' },
  ...{ source: {}, sourceLine: 'google.com', signAdvice: null, consent: 'message-2026-11-21' },
  ...{ consentWording: 'We use what you write.', texts: null, suspicions: [], sentFirst: null },
  ...{ added: [], amendments: [], joined: [], events: [], photos: [], notices: [] },
};

function factsOf(changes: Partial<BoardDetails>): Readonly<Record<string, string>> {
  const lead = { phoneText: '(305) 555-0123', receivedAt: noon };
  const facts = listSourceFacts(lead, { ...details, ...changes }, boardWords.en, 'America/New_York');
  return Object.fromEntries(facts.filter(([, text]) => text !== ''));
}

test('language and consent are told in words, and a number only where it was typed otherwise', () => {
  expect(factsOf({})).toEqual({
    'Sent from': '/miami',
    'Came from': 'google.com',
    'Language of the form': 'English',
    Consent: 'We use what you write.',
    'Consent given': 'Jun 10, 12:00 pm, wording of November 21, 2026',
  });
  expect(factsOf({ phoneAsTyped: '305.555.0123' })).toMatchObject({ 'Phone as typed': '305.555.0123' });
  expect(factsOf({ suspicions: ['no-origin'] })).toMatchObject({
    Noted: 'The browser did not say which page it was sent from',
  });
});

test('of who called it is said once how they heard of us, and that they agreed on the phone', () => {
  const texts = { wording: 'Agreed to texts.', version: 'texts by phone', at: noon, stoppedAt: null };
  const source = { heard_from: 'Not asked (phone)' };
  const facts = factsOf({ source, sourceLine: 'by phone', consent: 'by phone', texts, page: '' });
  expect(facts).toEqual({
    'How they heard of us': 'Not asked (phone)',
    'Language of the form': 'English',
    Consent: 'We use what you write.',
    'Consent given': 'Jun 10, 12:00 pm, on the phone',
    'Texts about the visit': 'Agreed to texts.',
    'Agreed to texts': 'Jun 10, 12:00 pm, on the phone',
  });
});
