// The figures that documents state in their sentences, made of the constants they tell of, and looked for there.
import { company } from '#content/company/company.ts';
import { furthestStepMs } from '#domain/clocks/clock-jump.ts';
import { mostMarkedAtOnce } from '#domain/leads/board.ts';
import { quoteFields } from '#domain/requests/quote-fields.ts';
import { longestWaitMs } from '#server/http/board/get-board-leads.ts';
import { fieldLimit } from '#server/http/parse-fields.ts';
import { bodyLimitBytes } from '#server/http/read-body.ts';
import { usualClientPatience } from '#server/http/http-server.ts';
import { usualPatience } from '#server/notices/mail/mail-session.ts';
import { retryDelaysMs } from '#server/notices/retry-schedule.ts';
import { timeoutMs as webhookTimeoutMs } from '#server/notices/webhook/webhook.ts';
import { drainGraceMs } from '#server/start.ts';
import { sameContentWindowMs } from '#server/store/acts/intake/keep-lead.ts';
import { mostPerDay, oneInMs } from '#server/store/records/notices/ration-acknowledgements.ts';
import { amendmentsApartMs } from '#server/store/records/notices/space-amendments.ts';
import { openingDelaysMs } from '#server/store/open-patiently.ts';
import { idleLifeMs, linkLifeMs, sessionLifeMs } from '#server/store/records/people/board-token.ts';
import { suspectDays } from '#server/store/upkeep/retention.ts';
import { mostVisitMailsPerDay } from '#server/store/records/notices/lease-visit-news.ts';
import { everyMs as upkeepEveryMs } from '#server/store/upkeep/upkeep.ts';
import { readUnwrapped, type Problem } from './document.ts';

const names = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const inWords = (number: number) => names[number] ?? (number === 30 ? 'thirty' : String(number));
const kB = (bytes: number) => `${bytes / 1024} kB`;
const seconds = (ms: number) => ms / 1000;
const minutes = (ms: number) => ms / 60_000;
const hours = (ms: number) => ms / 3_600_000;
const days = (ms: number) => hours(ms) / 24;
const listed = (numbers: readonly number[]) => numbers.join(', ');

const contracts = 'docs/contracts.md';
const security = 'docs/security.md';
const runbook = 'docs/runbook.md';
const [firstReminder, secondReminder] = company.reminderMinutes;
const quick = retryDelaysMs.filter((ms) => ms < 60_000).map(seconds);
const slower = retryDelaysMs.filter((ms) => ms >= 60_000 && ms < 3_600_000).map(minutes);
const slow = retryDelaysMs.filter((ms) => ms >= 3_600_000).map(hours);

/** What stands in which document, word for word. */
const statedFigures: readonly (readonly [file: string, words: string])[] = [
  [contracts, `more than ${kB(bodyLimitBytes)} or ${fieldLimit} fields`],
  [contracts, `at most ${quoteFields.message.limit.toLocaleString('en')} characters`],
  [contracts, `equal words within ${inWords(minutes(sameContentWindowMs))} minutes are one lead`],
  [contracts, `two reminders ${firstReminder} and ${secondReminder} minutes into the call-back clock`],
  [
    contracts,
    `one acknowledgement in ${inWords(minutes(oneInMs))} minutes and ${inWords(mostPerDay)} in a day`,
  ],
  [contracts, `one in ${inWords(seconds(amendmentsApartMs))} seconds at most`],
  [contracts, `go at most ${inWords(mostVisitMailsPerDay)} of them a day`],
  [contracts, `Answer 2xx within ${seconds(webhookTimeoutMs)} seconds`],
  [contracts, `pressing the button does, once, within ${hours(linkLifeMs)} hours`],
  [
    contracts,
    `a cookie for ${days(sessionLifeMs)} days, or until ${inWords(days(idleLifeMs))} days without a look`,
  ],
  [contracts, `an unchanged list is held for ${seconds(longestWaitMs)} s`],
  [contracts, `at most ${mostMarkedAtOnce}: those that wait`],
  [security, `works once, within ${hours(linkLifeMs)} hours`],
  [
    security,
    `after ${inWords(days(idleLifeMs))} days without use, after ${inWords(days(sessionLifeMs))} in all`,
  ],
  [security, `suspects after ${suspectDays} days`],
  [security, `| ${kB(bodyLimitBytes)}, ${fieldLimit} fields,`],
  [
    security,
    `after ${seconds(usualClientPatience.headersMs)} s of headers, ${seconds(usualClientPatience.requestMs)} s of body`,
  ],
  [
    security,
    `let go after ${seconds(usualPatience.silenceMs)} s of silence, ${minutes(usualPatience.answerMs)} min with the mail`,
  ],
  [security, `one in ${inWords(minutes(oneInMs))} minutes, ${inWords(mostPerDay)} a day`],
  [security, `${seconds(drainGraceMs)} s for what was begun`],
  [
    runbook,
    `after ${firstReminder} and ${secondReminder} minutes, the alarm after ${company.callbackMinutes}`,
  ],
  [
    runbook,
    `after ${quick.map((each) => `${each} s`).join(', ')}, ${listed(slower)} min, then ${slow[0]} to ${slow.at(-1)} h`,
  ],
  [
    runbook,
    `after ${listed(openingDelaysMs.slice(0, -1).map(seconds))} and then every ${seconds(openingDelaysMs.at(-1) ?? 0)} seconds`,
  ],
  [
    runbook,
    `fell into the form's trap after ${suspectDays} days: at every start and every ${inWords(hours(upkeepEveryMs))} hours`,
  ],
  [runbook, `by more than ${days(furthestStepMs) === 7 ? 'a week' : `${days(furthestStepMs)} days`}`],
  ['README.md', `owes them a call within ${company.callbackMinutes} minutes`],
  [
    'README.md',
    `reminders come after ${firstReminder} and ${secondReminder} minutes, an alarm at ${company.callbackMinutes}`,
  ],
  ['ARCHITECTURE.md', `The call-back is due ${company.callbackMinutes} minutes after it came`],
];

/** Each sentence with a figure stands in its document with the figure of the code. */
export function checkFigures(): readonly Problem[] {
  return statedFigures
    .filter(([file, words]) => !readUnwrapped(file).includes(words))
    .map(([file, words]) => ({ file, text: `does not say, as the code does: ${words}` }));
}
