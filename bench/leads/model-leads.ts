// A thousand requests as people send them, each marked as staff would have: the models of which a large store is made.
import type { LeadStore } from '#server/store/lead-store.ts';
import { aMark, aNotice, aSubmission } from '../../tests/support/builders/a-quote.ts';

const minute = 60_000;

const firstNames = ['Rosa', 'James', 'María', 'Linda', 'José', 'Ana', 'Robert', 'Thuy', 'Dmitri', 'Grace'];
const lastNames = ['Diaz', 'Smith', 'García', 'Johnson', 'O’Neil', 'Nguyen', 'Brown', 'Baptiste', 'Levy'];
const zips = [
  '33139',
  '33131',
  '33301',
  '33432',
  '34102',
  '32801',
  '33602',
  '34236',
  '33755',
  '33801',
  '34787',
];
const appliances = ['refrigerator', 'washer', 'dryer', 'dishwasher', 'oven', 'stove', 'freezer', 'microwave'];
const pages = [
  '/miami-beach',
  '/tampa-washer-repair',
  '/',
  '/services/dryer-repair',
  '/brands/whirlpool',
  '/contact',
];
const sources = [
  {},
  { utm_source: 'search' },
  { utm_source: 'social', utm_campaign: 'spring' },
  { gclid: 'x' },
];
const messages = [
  'It is warm since last night, and the light is off. Please ring twice: the bell is weak.',
  'Leaks from below when it drains, and the floor is wet. We are at home after four.',
  'Grinds and stops after ten minutes. It is a stacked unit on the second floor.',
  'The display shows a code and nothing starts. I have the receipt of 2021.',
  'No heat. The vent was cleaned in March.',
];

/** Of each hundred: what staff made of it. The others were booked or called and are settled. */
const outcomes = new Map([
  ...[0, 1, 2, 3, 4].map((place) => [place, 'not-ours'] as const),
  ...[5, 6].map((place) => [place, 'spam'] as const),
  ...[7, 8, 9, 10, 11, 12, 13, 14].map((place) => [place, 'called'] as const),
  ...[15, 16, 17].map((place) => [place, 'booked'] as const),
]);

/** The one of a list whose turn it is; lists of lengths without a common factor meet in ever other ways. */
function take<Item>(list: readonly Item[], turn: number): Item {
  const item = list[turn % list.length];
  if (item === undefined) throw new Error('Nothing to take from');
  return item;
}

function aModel(place: number, receivedAt: number) {
  const name = `${take(firstNames, place)} ${take(lastNames, place)}`;
  return aSubmission(
    { notices: [aNotice({ at: receivedAt }), aNotice({ kind: 'alarm', at: receivedAt + 15 * minute })] },
    {
      receivedAt,
      clockStartsAt: receivedAt,
      dueAt: receivedAt + 15 * minute,
      name,
      zip: take(zips, place),
      appliance: take(appliances, place * 7),
      page: take(pages, place * 5),
      source: take(sources, place * 3),
      message: take(messages, place * 11),
      urgent: place % 10 === 0,
      suspicions: place % 100 === 99 ? ['trap-filled'] : [],
    },
  );
}

/** Saves models through the store, as the server would, and settles them; with `isOpen` they are still to be called, one of ten again. */
export async function saveModels(
  store: LeadStore,
  {
    count,
    receivedAt,
    isOpen,
  }: { readonly count: number; readonly receivedAt: number; readonly isOpen: boolean },
): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let place = 0; place < count; place += 1) {
    const { leadId } = await store.saveLead(aModel(place, receivedAt));
    ids.push(leadId);
    const at = receivedAt + (2 + (place % 20)) * minute;
    const note = place % 3 === 0 ? 'Gate code 12, dog in the yard' : '';
    const settled = aMark(leadId, { outcome: outcomes.get(place % 100) ?? 'done', at, note });
    const again = aMark(leadId, { outcome: 'no-answer', at, followUpAt: at + 120 * minute });
    if (!isOpen) await store.markLead(settled);
    else if (place % 10 === 9) await store.markLead(again);
  }
  return ids;
}
