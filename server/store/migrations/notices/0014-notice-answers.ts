import type { AnswerCode } from '#domain/leads/notice-answer.ts';
import type { Migration } from '#server/store/database/migration.ts';

/** JSON in SQL, out of a sentence in the column `said`. */
const none = `'{}'`;
const status = `'{"status":' || substr(said, 6, 3) || '}'`;
const reasonOf = (text: string) => `'{"reason":"' || replace(${text}, '"', '') || '"}'`;

/** More staff addresses than anybody has. */
const mostAddresses = 50;
const allTook = Array.from(
  { length: mostAddresses },
  (_, place) => `accepted for ${place + 1} of ${place + 1}`,
);

/** The sentences that were written until now, as LIKE reads them, with the code and fields they become: the first that fits. */
const meanings: readonly (readonly [said: string, code: AnswerCode, fields: string])[] = [
  ...allTook.map((said, place) => [said, 'mail-taken', `'{"all":${place + 1}}'`] as const),
  // "accepted for 1 of 2" has both numbers where JSON wants them.
  [
    'accepted for % of %',
    'mail-partly-taken',
    `'{"taken":' || replace(substr(said, 14), ' of ', ',"all":') || ',"missing":""}'`,
  ],
  ['SMTP ___ EAUTH', 'mail-login', reasonOf('substr(said, 6, 3)')],
  ['SMTP EAUTH', 'mail-login', reasonOf('substr(said, 6)')],
  ['SMTP%ETLS', 'mail-unencrypted', reasonOf('substr(said, 6)')],
  ['SMTP 5__ EENVELOPE', 'mail-address-refused', status],
  ['SMTP 4__ EENVELOPE', 'mail-address-later', status],
  ['SMTP 5__%', 'mail-refused', status],
  ['SMTP 4__%', 'mail-later', status],
  ['SMTP%TIMEDOUT', 'mail-silent', none],
  ['SMTP%', 'mail-away', reasonOf('substr(said, 6)')],
  ['HTTP ___, asked to wait', 'web-asked-to-wait', `'{"waitMs":0,"status":' || substr(said, 6, 3) || '}'`],
  ['HTTP 2__', 'web-taken', status],
  ['HTTP 3__', 'web-moved', status],
  ['HTTP 410', 'web-gone', status],
  ['the receiver is gone (410)', 'web-gone', `'{"status":410}'`],
  ['HTTP 429', 'web-busy', status],
  ['HTTP 5__', 'web-busy', status],
  ['HTTP%', 'web-refused', status],
  ['no answer in time', 'cut-off', none],
  ['TimeoutError', 'web-silent', none],
  ['this channel is not configured', 'not-set-up', none],
  ['no address to send to', 'no-address', none],
  ['somebody called', 'called', none],
  ['the alarm has taken its place', 'alarm-instead', none],
  ['a day too late', 'too-late', none],
  ['on the board', 'on-board', none],
  ['no connection', 'web-away', reasonOf('said')],
];

function listCases(column: string, pick: (meaning: (typeof meanings)[number]) => string): string {
  const cases = meanings.map((meaning) => `WHEN said LIKE '${meaning[0]}' THEN ${pick(meaning)}`);
  return cases.join('\n').replaceAll(/\bsaid\b/gu, column);
}

/** What is left are codes of the system, in capitals, and names of faults. */
function codeOf(column: string): string {
  const cases = listCases(column, ([, code]) => `'${code}'`);
  return `CASE ${cases} WHEN ${column} = upper(${column}) THEN 'web-away' ELSE 'broken' END`;
}

function fieldsOf(column: string): string {
  return `CASE ${listCases(column, ([, , fields]) => fields)} ELSE ${reasonOf(column)} END`;
}

/** What came of an attempt as a code with fields, instead of an English sentence. */
export const noticeAnswersMigration: Migration = {
  name: '0014-notice-answers',
  statements: () => [
    `ALTER TABLE notice_attempts ADD COLUMN code TEXT NOT NULL DEFAULT ''`,
    `ALTER TABLE notice_attempts ADD COLUMN fields TEXT NOT NULL DEFAULT '{}'`,
    `UPDATE notice_attempts SET code = ${codeOf('detail')}, fields = ${fieldsOf('detail')}`,
    'ALTER TABLE notice_attempts DROP COLUMN detail',
    'ALTER TABLE notices ADD COLUMN last_code TEXT',
    `UPDATE notices SET last_code = ${codeOf('last_error')} WHERE last_error IS NOT NULL`,
    'ALTER TABLE notices DROP COLUMN last_error',
  ],
};
