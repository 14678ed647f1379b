// Entries of the owner's list in the words both engines understand.
import { mostSources, mostSourcesEver, notAsked, type ListedSource } from '#domain/leads/listed-source.ts';
import { foldText } from '#domain/words/fold-text.ts';
import type { LeadDatabase, LeadTransaction } from '#server/store/database/tables.ts';
import { noteChange } from '#server/store/records/people/note-change.ts';

/** Who does it, and when. */
export type SourceAction = { readonly operator: string; readonly at: number };

export type NewSource = SourceAction & { readonly name: string };

/** What is left out stays as it is. */
export type SourceChange = SourceAction & {
  readonly id: string;
  readonly name?: string | undefined;
  readonly isRetired?: boolean | undefined;
  readonly move?: 'earlier' | 'later' | undefined;
};

/** taken: there is one of that name, maybe retired · full: as many are in use, or there were ever, as may be. */
export type SourceFault = 'taken' | 'full';

export async function listSources(
  database: LeadDatabase | LeadTransaction,
): Promise<readonly ListedSource[]> {
  const rows = await database.selectFrom('lead_sources').selectAll().orderBy('place').orderBy('id').execute();
  return rows.map(({ id, name, retired_at }) => ({ id, name, isRetired: retired_at !== null }));
}

/** Every list has this entry from its first day, and none is ever deleted: whoever holds it, holds the list. */
const lockedId = 'other';

/** The list, locked until the commit, so that two who act at once do it one after the other: one row, because of many two could each hold what the other waits for. */
async function lockSources(transaction: LeadTransaction): Promise<readonly ListedSource[]> {
  await transaction
    .updateTable('lead_sources')
    .set((build) => ({ place: build.ref('place') }))
    .where('id', '=', lockedId)
    .execute();
  return listSources(transaction);
}

const inUse = (sources: readonly ListedSource[]) => sources.filter(({ isRetired }) => !isRetired);

function findFault(
  sources: readonly ListedSource[],
  wish: { readonly id?: string; readonly name: string; readonly isRetired: boolean },
): SourceFault | undefined {
  const others = sources.filter(({ id }) => id !== wish.id);
  const folded = foldText(wish.name);
  if (others.some(({ name }) => foldText(name) === folded)) return 'taken';
  return !wish.isRetired && inUse(others).length >= mostSources ? 'full' : undefined;
}

/** "nextdoor-app": a campaign of that name on the site is the same source. What is taken is numbered. */
function idFor(name: string, sources: readonly ListedSource[]): string {
  const plain =
    foldText(name)
      .replaceAll(/[^a-z0-9]+/gu, '-')
      .replaceAll(/^-|-$/gu, '') || 'source';
  const taken = new Set([notAsked, ...sources.map(({ id }) => id)]);
  if (!taken.has(plain)) return plain;
  const numbers = Array.from({ length: taken.size + 1 }, (_, position) => `${plain}-${position + 2}`);
  return numbers.find((id) => !taken.has(id)) ?? plain;
}

export async function addSource(
  transaction: LeadTransaction,
  { name, operator, at }: NewSource,
): Promise<'added' | SourceFault> {
  const sources = await lockSources(transaction);
  const fault = findFault(sources, { name, isRetired: false });
  if (fault !== undefined) return fault;
  if (sources.length >= mostSourcesEver) return 'full';
  await transaction
    .insertInto('lead_sources')
    .values({ id: idFor(name, sources), name, place: sources.length + 1, retired_at: null })
    .execute();
  await noteChange(transaction, { at, operator, what: 'source added', detail: name });
  return 'added';
}

/** A place earlier or later among those in use; at an end it stays. */
async function moveSource(
  transaction: LeadTransaction,
  sources: readonly ListedSource[],
  { id, move }: Pick<SourceChange, 'id' | 'move'>,
): Promise<void> {
  const order = [...inUse(sources), ...sources.filter(({ isRetired }) => isRetired)].map((one) => one.id);
  const from = order.indexOf(id);
  const to = move === 'earlier' ? from - 1 : from + 1;
  if (to < 0 || to >= inUse(sources).length) return;
  const moved = order.toSpliced(from, 1).toSpliced(to, 0, id);
  for (const [position, each] of moved.entries())
    await transaction
      .updateTable('lead_sources')
      .set({ place: position + 1 })
      .where('id', '=', each)
      .execute();
}

function listNoted(before: ListedSource, after: ListedSource, move: SourceChange['move']) {
  const turned = after.isRetired ? 'source retired' : 'source back';
  return [
    ...(before.name === after.name
      ? []
      : [{ what: 'source renamed', detail: `“${before.name}” to “${after.name}”` }]),
    ...(before.isRetired === after.isRetired ? [] : [{ what: turned, detail: after.name }]),
    ...(move === undefined ? [] : [{ what: 'source moved', detail: after.name }]),
  ];
}

export async function changeSource(
  transaction: LeadTransaction,
  { id, operator, at, move, ...wish }: SourceChange,
): Promise<'changed' | 'unknown' | SourceFault> {
  const sources = await lockSources(transaction);
  const before = sources.find((one) => one.id === id);
  if (before === undefined) return 'unknown';
  const after = { id, name: wish.name ?? before.name, isRetired: wish.isRetired ?? before.isRetired };
  const fault = findFault(sources, after);
  if (fault !== undefined) return fault;
  await transaction
    .updateTable('lead_sources')
    .set({
      name: after.name,
      ...(after.isRetired === before.isRetired ? {} : { retired_at: after.isRetired ? at : null }),
    })
    .where('id', '=', id)
    .execute();
  if (move !== undefined && !after.isRetired) await moveSource(transaction, sources, { id, move });
  for (const change of listNoted(before, after, move))
    await noteChange(transaction, { at, operator, ...change });
  return 'changed';
}
