// A window picked, given back, or wished for in the place of a visit's, on the page of a request.
import { windowStateWords } from '#content/words/my-request/request-window-words.ts';
import { requestChangeWords } from '#content/words/my-request/request-change-words.ts';
import type { OpeningCalendar } from '#domain/opening/opening-calendar.ts';
import { wishText } from '#domain/my-request/asked-time.ts';
import { longestNote } from '#domain/my-request/request-limits.ts';
import { cleanLine } from '#domain/words/clean-line.ts';
import { fieldText, type PostedFields } from '#domain/requests/form-fields.ts';
import { parsePick, pickText, type WindowPick } from '#domain/visits/held-window.ts';
import { isPlanned } from '#domain/visits/visit.ts';
import { describePick } from '#domain/visits/visit-text.ts';
import { fillText } from '#domain/words/wording.ts';
import type { MyRequest } from '#server/store/acts/my-request/find-request.ts';
import type { HeldWindowStore } from '#server/store/acts/my-request/held-window-store.ts';
import { keepChange, type ActionResult, type ActionParts } from './post-my-request.ts';
import { describeChanges } from './request-change-text.ts';
import { readWindowFacts, type WindowFactParts } from './window-facts.ts';

export type WindowParts = ActionParts & {
  readonly store: HeldWindowStore & WindowFactParts['store'];
  readonly opening: { readonly calendar: () => OpeningCalendar };
};

/** The value of the choice that gives the window back. */
const noWindow = 'none';

/** Says that a window is gone, and which comes next after it; that one is chosen when the page is shown again. */
async function explainGone(request: MyRequest, pick: WindowPick, parts: WindowParts): Promise<ActionResult> {
  const words = windowStateWords[request.language];
  const facts = { store: parts.store, calendar: parts.opening.calendar(), now: parts.now() };
  const { days, held } = await readWindowFacts(request, facts);
  const free = days.flatMap(({ windows }) => windows.flatMap(({ value }) => parsePick(value) ?? []));
  const isLater = ({ date, fromHour }: WindowPick) =>
    date > pick.date || (date === pick.date && fromHour > pick.fromHour);
  const next = free.find(isLater) ?? free[0];
  const said = [
    fillText(words.taken, { window: describePick(pick) }),
    held === '' ? '' : words.takenKept,
    next === undefined ? words.none : fillText(words.takenNext, { window: describePick(next) }),
  ];
  return {
    kind: 'problem',
    problem: said.filter(Boolean).join(' '),
    typed: { window: next === undefined ? '' : pickText(next) },
  };
}

/** Holds the window that is posted, in the place of the one before; or gives that back. The same twice is once. */
export async function pickWindow(
  request: MyRequest,
  typed: PostedFields,
  parts: WindowParts,
): Promise<ActionResult> {
  const { store, channels, onLeadKept, now, newId, log } = parts;
  const chosen = fieldText(typed, 'window');
  const pick = parsePick(chosen);
  if (pick === undefined && chosen !== noWindow)
    return {
      kind: 'problem',
      problem: windowStateWords[request.language].nothingChosen,
      typed: { window: '' },
    };
  const text = pick === undefined ? '' : pickText(pick);
  const telling = {
    ...{ id: `${request.id}.${newId()}`, leadId: request.id, at: now(), channels },
    note: describeChanges([{ kind: 'window', text }], request),
    operator: requestChangeWords.en.operator,
  };
  if (pick === undefined) {
    await store.giveBackWindow(telling);
    log('info', 'request changed', { kind: 'window given back', leadId: request.id });
    onLeadKept();
    return { kind: 'kept' };
  }
  const answer = await store.pickWindow({ ...telling, ...pick, calendar: parts.opening.calendar() });
  log('info', 'request changed', { kind: `window ${answer.kind}`, leadId: request.id });
  if (answer.kind === 'gone') return explainGone(request, pick, parts);
  if (answer.kind === 'too many')
    return {
      kind: 'problem',
      problem: requestChangeWords[request.language].tooMany,
      typed: { window: chosen },
    };
  onLeadKept();
  return { kind: 'kept' };
}

/** Tells the desk that another time is wished; the visit stays as it is until the desk moves it. */
export async function askAnotherTime(
  request: MyRequest,
  typed: PostedFields,
  parts: WindowParts,
): Promise<ActionResult> {
  const pick = parsePick(fieldText(typed, 'window'));
  const note = cleanLine(typed.note, longestNote);
  const wish = wishText(pick, note);
  if (wish === '')
    return {
      kind: 'problem',
      problem: windowStateWords[request.language].nothingAsked,
      typed: { window: '' },
    };
  const { visit } = request;
  if (visit === undefined || !isPlanned(visit.state)) return { kind: 'kept' };
  return keepChange(request, typed, { changes: [{ kind: 'another-time', text: wish }], content: {} }, parts);
}
