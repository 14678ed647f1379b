// What came of an attempt in plain words. The server writes codes, for a receiver's own words may hold names.
import type { BoardWords } from '#content/words/board-words.ts';
import { fillText } from '#domain/words/wording.ts';

type Answers = BoardWords['answers'];

/** The first that fits. Codes are those of server/notices/email.ts and webhook.ts. */
const meanings: readonly (readonly [RegExp, keyof Answers])[] = [
  [/^SMTP .*EAUTH/u, 'mailLogin'],
  [/^SMTP 5\d\d.*EENVELOPE/u, 'addressRefused'],
  [/^SMTP 5\d\d/u, 'mailRefused'],
  [/^SMTP 4\d\d/u, 'mailLater'],
  [/^SMTP.*TIMEDOUT/u, 'mailSilent'],
  [/^SMTP/u, 'mailAway'],
  [/^HTTP 2/u, 'webTaken'],
  [/^HTTP 3/u, 'webMoved'],
  [/410/u, 'webGone'],
  [/^HTTP (?:429|5)/u, 'webBusy'],
  [/^HTTP 4/u, 'webRefused'],
  [/^no answer in time$|^TimeoutError$/u, 'silent'],
  [/^E[A-Z]+$|^UND_ERR|^no connection$/u, 'webAway'],
  [/not configured/u, 'notSetUp'],
  [/^no address/u, 'noAddress'],
  [/^somebody called/u, 'called'],
  [/^the alarm has/u, 'alarmed'],
  [/^a day too late/u, 'tooLate'],
  [/^on the board/u, 'onBoard'],
];

const code = /^(?:SMTP|HTTP|E[A-Z]+$|UND_ERR|Timeout)/u;

/** "The mail server refuses the address for good (SMTP 550 EENVELOPE)". What is not known is shown as it is. */
export function attemptText(detail: string, answers: Answers): string {
  const [, taken, all] = /^accepted for (\d+) of (\d+)$/u.exec(detail) ?? [];
  if (taken !== undefined && all !== undefined) return fillText(answers.accepted, { taken, all });
  const meaning = meanings.find(([pattern]) => pattern.test(detail))?.[1];
  if (meaning === undefined) return detail;
  return code.test(detail) ? `${answers[meaning]} (${detail})` : answers[meaning];
}
