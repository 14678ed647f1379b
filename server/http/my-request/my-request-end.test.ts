// How a request ends by its sender's hand: canceled, sent again, erased.
import { load } from 'cheerio';
import { aMark, aMessage, aQuote, noon } from '../../../tests/support/builders/a-quote.ts';
import { requestTemplates as templates } from '../../../tests/support/servers/a-site.ts';
import { serveApp } from '../../../tests/support/servers/serve-app.ts';
import { hashRequestToken } from '#server/store/records/links/request-token.ts';
import { expect, test } from 'vitest';

const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';

async function aSentRequest(changes: Readonly<Record<string, string>> = {}) {
  const app = await serveApp({ templates });
  const cookie = cookieOf(await app.post('/api/quote', aQuote(changes)));
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    app.post(`/api/my-request/${path}`, fields, { cookie, ...headers });
  const look = async (by = cookie) => load(await (await app.get('/submitted', { cookie: by })).text());
  const [lead] = await app.store.listLeads();
  return { app, cookie, post, look, leadId: lead?.id ?? '' };
}

const isOffered = (page: ReturnType<typeof load>, form: string) =>
  page(`[data-request-form=${form}]`).closest('details').attr('hidden') === undefined;

test('a request can be canceled once, with a reason, and nobody is warned of it any more', async () => {
  const { app, post, look } = await aSentRequest();
  for (let times = 0; times < 2; times += 1)
    expect((await post('cancel', { reason: 'It works again' })).status).toBe(303);
  const [lead] = await app.store.listLeads();
  expect(lead?.state).toBe('done');
  expect(lead?.events.map(({ note }) => note)).toEqual(['Canceled by customer: It works again']);
  const page = await look();
  expect(page('[data-request=state]').text()).toContain('You canceled');
  expect(isOffered(page, 'cancel')).toBe(false);
  expect(isOffered(page, 'again')).toBe(true);
});

test('gas or electric is asked of what may burn gas, and nobody is told to call at once when all is done', async () => {
  for (const [appliance, isAsked] of [
    ['dryer', true],
    ['oven', true],
    ['stove', true],
    ['refrigerator', false],
    ['dishwasher', false],
  ] as const) {
    const { app, look, leadId } = await aSentRequest({ appliance });
    const isShown = async (part: string) => (await look())(part).attr('hidden') === undefined;
    expect(await isShown('[data-request-choice=power]'), appliance).toBe(isAsked);
    expect(await isShown('[data-request=urgent]')).toBe(true);
    await app.store.markLead(aMark(leadId, { outcome: 'done' }));
    expect(await isShown('[data-request=urgent]'), 'done').toBe(false);
  }
});

test('to a request that is canceled or done nothing is added, and to one that goes on again it is', async () => {
  const { app, post, look, leadId } = await aSentRequest();
  const helps = ['#photos', '[data-request-ready]'];
  const isThere = (page: ReturnType<typeof load>) =>
    [
      ...['add', 'correct'].map((form) => isOffered(page, form)),
      ...helps.map((part) => page(part).attr('hidden') === undefined),
    ].join();
  expect(isThere(await look())).toBe('true,true,true,true');
  await post('cancel', {});
  expect(isThere(await look())).toBe('false,false,false,false');
  await app.store.markLead(aMark(leadId, { outcome: 'open' }));
  expect(isThere(await look())).toBe('true,true,true,true');
  await app.store.markLead(aMark(leadId, { outcome: 'done' }));
  expect(isThere(await look())).toBe('false,false,false,false');
  const typed = await post('change', { phone: '12' });
  expect(isThere(load(await typed.text())), 'what was typed too late stays').toBe('false,true,false,false');
});

test('who left no number is not told of a call among the steps', async () => {
  const { app, look } = await aSentRequest();
  const way = (page: ReturnType<typeof load>) => page('[data-request-step=call]').text();
  expect(way(await look())).toBe('We call you');
  const message = await app.post('/api/message', aMessage());
  expect(way(await look(cookieOf(message)))).toBe('We answer');
});

test('what the desk takes up again is not shown as canceled, and can be canceled once more', async () => {
  const { app, post, look, leadId } = await aSentRequest();
  await post('cancel', {});
  await app.store.markLead(aMark(leadId, { outcome: 'open' }));
  const page = await look();
  expect(page('[data-request=state]').text()).toContain('will call you');
  expect(isOffered(page, 'cancel')).toBe(true);
  await post('cancel', { reason: 'Sold it' });
  expect((await app.store.findLead(leadId))?.state).toBe('done');
});

test('a request that is over is sent again with what is kept, as a new one of the same person, once', async () => {
  const { app, post, look, leadId } = await aSentRequest();
  expect(isOffered(await look(), 'again')).toBe(false);
  expect((await post('again', {})).status).toBe(404);
  await app.store.markLead(aMark(leadId, { outcome: 'done' }));
  const page = await look();
  expect(page('[name=again_zip]').attr('value')).toBe('33139');
  expect(page('[data-request-choice=again_time] option[selected]').attr('value')).toBe('morning');
  expect(page.html()).not.toMatch(/0123|rosa@/u);
  const fields = { again_zip: '33140', again_message: 'Warm once more', change_id: 'one-press' };
  const answers = [await post('again', fields), await post('again', fields)];
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  const [first] = answers;
  if (first === undefined) throw new Error('no answer');
  const again = await look(cookieOf(first));
  expect(again('[data-request=zip]').text()).toBe('33140');
  expect(isOffered(again, 'again')).toBe(false);
  const people = await app.store.listPersonLeads(leadId);
  expect(people).toHaveLength(2);
  expect(people).toContainEqual(
    expect.objectContaining({
      ...{ name: 'Rosa Diaz', phone: '+13055550123', email: 'rosa@example.com', zip: '33140' },
      ...{ message: 'Warm once more', state: 'open', consent: '2026-11-28' },
    }),
  );
});

test('another repair may be of another machine; a problem that this one cannot have is left out', async () => {
  const { app, post, look, leadId } = await aSentRequest();
  await app.store.markLead(aMark(leadId, { outcome: 'done' }));
  const kept = (await app.store.findLead(leadId))?.appliance;
  const page = await look();
  expect(page('[name=again_appliance] option[selected]').attr('value')).toBe(kept);
  expect(page('[name=again_appliance] option')).toHaveLength(10);
  await post('again', { again_appliance: 'oven', again_sign: 'no-ice', again_message: 'Hinge' });
  const leads = await app.store.listPersonLeads(leadId);
  expect(leads).toContainEqual(expect.objectContaining({ appliance: 'oven', sign: '', message: 'Hinge' }));
});

test('sent again with another number that nobody can ring, it is not sent, and what was typed stands there', async () => {
  const { app, post, leadId } = await aSentRequest();
  await app.store.markLead(aMark(leadId, { outcome: 'done' }));
  const answer = await post('again', { again_phone: '12', again_message: 'Warm <b>' });
  expect(answer.status).toBe(422);
  const page = load(await answer.text());
  expect(page('[data-request=problem]').text()).toContain('Phone');
  expect(page('[name=again_message]').text()).toBe('Warm <b>');
  expect(await app.store.listLeads()).toHaveLength(1);
});

test('erased, nothing of the person is left, on no device; that there was a request stays counted', async () => {
  const { app, cookie, post, leadId } = await aSentRequest();
  const tokenHash = hashRequestToken('a-link');
  await app.store.keepRequestLink({ leadId, tokenHash, kind: 'link', createdAt: noon });
  const other = cookieOf(await app.get('/my-request/a-link'));
  const answer = await post('erase', {});
  expect(await answer.text()).toContain('Your request is erased');
  expect(answer.headers.get('set-cookie')).toContain('Max-Age=0');
  const leads = await app.store.listLeads();
  expect(leads).toMatchObject([
    { name: '', phone: '', email: '', zip: '', message: '', state: 'done', appliance: 'refrigerator' },
  ]);
  expect(JSON.stringify(leads)).not.toMatch(/Rosa|0123|rosa|33139|Warm/u);
  for (const one of [cookie, other])
    expect(await (await app.get('/submitted', { cookie: one })).text()).toContain(
      'There is no request to show here',
    );
  expect((await app.get('/my-request/a-link')).status).toBe(404);
});
