// The whole way of a request, from the form to "erased", in steps; between two of them anything may happen to the server.
import { corePath } from '#domain/paths/paths.ts';
import { expect } from 'vitest';
import { someAnswers } from '../../support/requests/quote-form.ts';
import type { Visitor } from '../visitor/visitor.ts';
import { fillIn, sendButton, wakeForm } from './quote-form.ts';
import { pickWindow, seeVisitSet, sendPhoto, wakePhotos, type Way } from './steps-of-a-request.ts';

const submitted = corePath('submitted');
const nothing = 'There is no request to show here';
const note = '3rd floor, gate 12';

/** What is kept of the one who goes this way: each lead with its state, its photos, and how often it was changed. */
function listKept({ server, email }: Way) {
  return server.ask(async (store) => {
    const leads = (await store.listLeads()).filter((lead) => lead.email === email);
    return Promise.all(
      leads.map(async ({ id, state, amendments }) => ({
        ...{ state, changes: amendments.length },
        photos: (await store.listPhotos(id)).length,
      })),
    );
  });
}

async function pressInForm(visitor: Visitor, heading: string, button: string): Promise<void> {
  if (!(await visitor.isSeen({ kind: 'button', name: button })))
    await visitor.press({ kind: 'button', name: heading });
  await visitor.press({ kind: 'button', name: button });
}

/** Goes it to its end, and looks after each step whether the page tells the truth and the store has it once. */
export async function goTheWay(way: Way): Promise<void> {
  const { visitor, server, hasScript, email, between } = way;
  await visitor.open(corePath('contact'));
  if (hasScript) await wakeForm(visitor);
  await fillIn(visitor, someAnswers(email));
  await between();

  await visitor.press(sendButton);
  await visitor.untilAt(submitted);
  await visitor.read('Thank you, Ana', 'h1');
  await visitor.read('call you', '[data-request=state]');
  expect(await visitor.evaluate('document.documentElement.outerHTML')).not.toContain(email);
  expect(await listKept(way)).toEqual([{ state: 'open', changes: 0, photos: 0 }]);
  await between();

  await visitor.reload();
  await visitor.read('Thank you, Ana', 'h1');
  if (hasScript) await wakePhotos(visitor);
  await visitor.press({ kind: 'button', name: 'Where do we come?' });
  await visitor.fill('#my-access', note);
  await between();

  await pressInForm(visitor, 'Where do we come?', 'Save the address');
  await visitor.read(note, '[data-request=access]');
  expect(await listKept(way)).toEqual([{ state: 'open', changes: 1, photos: 0 }]);
  await between();

  await pickWindow(way);
  await between();

  await sendPhoto(way);
  expect(await listKept(way)).toEqual([{ state: 'open', changes: 3, photos: 1 }]);
  await between();

  await seeVisitSet(way);
  await between();

  await visitor.press({ kind: 'button', name: 'Close it on this device' });
  await visitor.read(nothing, 'h1');
  expect(await listKept(way)).toEqual([{ state: 'booked', changes: 3, photos: 1 }]);
  await between();

  await visitor.open(await server.mailedPath(email));
  await visitor.untilAt(submitted);
  await visitor.read('Thank you, Ana', 'h1');
  await visitor.read(note, '[data-request=access]');
  if (hasScript) await wakePhotos(visitor);
  await between();

  await pressInForm(visitor, 'Cancel the request', 'Yes, cancel it');
  await visitor.read('You canceled this request', '[data-request=state]');
  expect(await listKept(way)).toEqual([{ state: 'called', changes: 4, photos: 1 }]);
  await between();

  await visitor.reload();
  await visitor.read('You canceled this request', '[data-request=state]');
  await pressInForm(visitor, 'Erase everything', 'Yes, erase everything');
  await visitor.read('Your request is erased', 'h1');
  expect(await listKept(way)).toEqual([]);
  await between();

  await visitor.open(submitted);
  await visitor.read(nothing, 'h1');
  const subjects = server.listMails(email).map(({ mail }) => mail.subject ?? '');
  expect(
    subjects.filter((subject) => !subject.includes('Your visit')),
    'acknowledgements',
  ).toHaveLength(1);
  expect(new Set(subjects).size, 'nothing is mailed twice').toBe(subjects.length);
}
