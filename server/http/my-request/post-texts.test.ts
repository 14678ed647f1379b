import { load } from 'cheerio';
import { aQuote, noon } from '../../../tests/support/builders/a-quote.ts';
import { requestTemplates as templates } from '../../../tests/support/servers/a-site.ts';
import { serveApp } from '../../../tests/support/servers/serve-app.ts';
import { expect, test } from 'vitest';
import { consentWordings, textConsents } from '#content/company/consent-wordings.ts';

async function aRequest(changes: Parameters<typeof serveApp>[0] = {}) {
  const app = await serveApp({ templates, ...changes });
  const kept = await app.post('/api/quote', aQuote({}));
  const cookie = kept.headers.get('set-cookie')?.split(';')[0] ?? '';
  const [lead] = await app.store.listLeads();
  const show = async () => load(await (await app.get('/submitted', { cookie })).text());
  const say = (texts: string) => app.post('/api/my-request/texts', { texts }, { cookie });
  return { app, leadId: lead?.id ?? '', show, say };
}

test('texts are agreed to beside their wording, kept with it, and taken back on the same page', async () => {
  const { app, leadId, show, say } = await aRequest();
  const page = await show();
  expect(page.text()).toContain(consentWordings[textConsents.page].en);
  expect(page('button[name=texts]').val()).toBe('yes');
  expect((await say('yes')).status).toBe(303);
  expect(await app.store.findLead(leadId)).toMatchObject({
    texts: { phone: '+13055550123', version: textConsents.page, at: noon, stoppedAt: null },
    events: [{ operator: 'Customer', note: 'Agreed to texts about the visit' }],
  });
  expect((await show())('button[name=texts]').val()).toBe('no');
  await say('no');
  expect((await app.store.findLead(leadId))?.texts).toBeUndefined();
});

test('after STOP the page says so, and how to begin again', async () => {
  const { app, show, say } = await aRequest();
  await say('yes');
  await app.store.stopTexts('+13055550123', noon);
  const page = await show();
  expect(page.text()).toContain('You replied STOP.');
  expect(page('button[name=texts]')).toHaveLength(0);
});

test('where customers are not texted nothing is offered, nor to whom no number is known', async () => {
  const { app, show, say } = await aRequest({ texts: undefined });
  expect((await show())('button[name=texts]')).toHaveLength(0);
  expect((await say('yes')).status).toBe(404);
  expect((await app.store.listLeads())[0]?.texts).toBeUndefined();
});
