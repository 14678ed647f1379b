// What a technician presses at a visit of his: the same acts as the desk's, under his name.
import { technicianPressWords, technicianWords } from '#content/words/technician/technician-words.ts';
import type { CompanyFacts } from '#domain/company/company-facts.ts';
import { fieldText, type PostedFields } from '#domain/requests/form-fields.ts';
import { isEarly } from '#domain/visits/is-early.ts';
import type { PressProblem } from '#domain/visits/technician-page.ts';
import { technicianPress, type TechnicianPress } from '#domain/visits/technician-press.ts';
import type { Technician } from '#domain/visits/technician.ts';
import { describeVisit } from '#domain/visits/visit-text.ts';
import { isPlanned } from '#domain/visits/visit.ts';
import { fillText } from '#domain/words/wording.ts';
import type { BoardParts } from '#server/http/board/board-parts.ts';
import { listStepNotices } from '#server/notices/step-notices.ts';
import type { ListedVisit } from '#server/store/acts/booking/listed-visit.ts';

export type PressParts = Pick<BoardParts, 'opening' | 'notices' | 'now' | 'newId' | 'log'> & {
  readonly store: Pick<BoardParts['store'], 'findVisit' | 'actOnVisit' | 'undoVisit' | 'markLead'>;
  readonly company: Pick<CompanyFacts, 'hours'>;
  /** What it owes is sent at once. */
  readonly onLeadKept: () => void;
};

const words = technicianPressWords.en;
const { press: names, states } = technicianWords.en;
/** A slip there has the customer told, or called. */
const askedWhenEarly: readonly string[] = ['on-the-way', 'no-show'];

const nameOf = (step: 'on-the-way' | 'no-show') => (step === 'no-show' ? names.noShow : names[step]);
const whenOf = ({ visit }: ListedVisit) => describeVisit(visit, null);

/** A problem to be told; undefined when it was kept, also before. */
type Outcome = Omit<PressProblem, 'visitId' | 'note'> | undefined;

/** How the visit is now that others changed it; of one that is another's, nothing. */
function tellChanged(now: ListedVisit | undefined, technician: Technician): Outcome {
  if (now?.visit.technicianId !== technician.id) return { text: words.elsewhere };
  const { by, state } = now.visit;
  return { text: fillText(words.changed, { by, state: states[state], when: whenOf(now) }) };
}

function askEarly(listed: ListedVisit, { step, ...press }: TechnicianPress, parts: PressParts): Outcome {
  if (press.sure !== '' || (step !== 'on-the-way' && step !== 'no-show')) return undefined;
  if (!askedWhenEarly.includes(step)) return undefined;
  if (!isEarly(listed.visit, parts.now(), parts.company.hours.timeZone)) return undefined;
  const name = nameOf(step);
  return {
    text: fillText(words.early, { name: listed.lead.name, when: whenOf(listed), step: name }),
    ask: {
      yes: fillText(words.earlyYes, { step: name.toLowerCase() }),
      no: words.earlyNo,
      fields: { press_id: press.press_id, seen: String(press.seen), step, note: press.note, sure: 'yes' },
    },
  };
}

async function keepPress(
  listed: ListedVisit,
  { press_id, seen, step, note, taken, part: name }: TechnicianPress,
  technician: Technician,
  parts: PressParts,
): Promise<Outcome> {
  const { store, now, opening, notices, newId } = parts;
  const { visit } = listed;
  // Of one form each button is another action.
  const action = { id: `${press_id}-${step}`, operator: technician.name, at: now() };
  const findAgain = () => store.findVisit(visit.id);
  if (step === 'note') {
    if (note === '') return { text: words.note };
    const marked = await store.markLead({ ...action, leadId: visit.leadId, outcome: 'note', note });
    return marked.kind === 'marked' ? undefined : tellChanged(await findAgain(), technician);
  }
  if (step === 'undo') {
    const retaking = { calendar: opening.calendar() };
    const undone = await store.undoVisit({ visitId: visit.id, taken, action, retaking });
    return undone.kind === 'undone' ? undefined : { text: words.undone };
  }
  if (step === 'needs-part' && name === '') return { text: words.part };
  // The desk orders it.
  const part = step === 'needs-part' ? { name, orderedOn: null, expectedOn: null } : undefined;
  const owed = listStepNotices(
    { step, part, at: action.at },
    { notices, calendar: opening.calendar(), newId },
  );
  const asked = { action, visitId: visit.id, seen, step, note, ...(part !== undefined && { part }) };
  const kept = await store.actOnVisit({ ...asked, ...owed });
  return kept.kind === 'kept' ? undefined : tellChanged(await findAgain(), technician);
}

/** Does what was pressed; resolves with what the page is to say when nothing was done. */
export async function pressVisit(
  technician: Technician,
  visitId: string,
  typed: PostedFields,
  parts: PressParts,
): Promise<PressProblem | undefined> {
  const tell = (outcome: Outcome) =>
    outcome && { visitId, note: fieldText(typed, 'note').slice(0, 4000), ...outcome };
  const read = technicianPress.safeParse(typed);
  if (!read.success) return tell({ text: words.faulty });
  const listed = await parts.store.findVisit(visitId);
  if (listed?.visit.technicianId !== technician.id) return tell({ text: words.elsewhere });
  const press = read.data;
  const isSeen = listed.visit.sequence === press.seen;
  const asked = isSeen && isPlanned(listed.visit.state) ? askEarly(listed, press, parts) : undefined;
  const outcome = asked ?? (await keepPress(listed, press, technician, parts));
  parts.log('info', 'visit changed', {
    leadId: listed.lead.id,
    kind: outcome === undefined ? press.step : 'refused',
  });
  if (outcome === undefined) parts.onLeadKept();
  return tell(outcome);
}
