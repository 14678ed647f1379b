// The form posted again under the same request id after its sender changed the request on its page, on both engines.
import { describe, expect, test } from 'vitest';
import { aSubmission, noon } from '../../../../tests/support/builders/a-quote.ts';
import { listEngines, openIn } from '../../../../tests/support/stores/store-places.ts';
import type { LeadContent } from '#domain/leads/lead.ts';
import type { LeadStore } from '#server/store/lead-store.ts';

const corrections: readonly Partial<LeadContent>[] = [
  { phone: '+13055550188', phoneAsTyped: '305 555 0188' },
  { email: 'new@example.com' },
  { zip: '32801', sign: 'not-cooling', preferredTime: 'evening' },
];

const change = (store: LeadStore, leadId: string, content: Partial<LeadContent>, id: string) =>
  store.changeRequest({
    ...{ id: `${leadId}.${id}`, leadId, at: noon + 1, operator: 'Customer', note: 'Changed', channels: [] },
    ...{ changes: [{ kind: 'access', text: id }], content },
  });

describe.each(listEngines())('$engine', ({ aPlace }) => {
  test('is the same request, with the words of before or with others, whatever was corrected and added', async () => {
    const store = await openIn(await aPlace());
    const requestId = 'one-view';
    const form = (message: string, changes: Partial<LeadContent> = {}) =>
      aSubmission({ requestId, contentHash: message }, { message, ...changes });
    const first = form('Warm since last night');
    const { leadId } = await store.saveLead(first);
    const again: string[] = [];
    for (const [index, content] of corrections.entries()) {
      await change(store, leadId, content, `change-${index}`);
      const answers = [
        await store.saveLead(first),
        await store.saveLead(form(`Now cold ${index}`)),
        await store.saveLead(form(`Now cold ${index}`)),
        await store.saveLead(form(`Quite cold ${index}`, content)),
      ];
      expect(new Set(answers.map((answer) => answer.leadId))).toEqual(new Set([leadId]));
      again.push(answers.map(({ kind }) => kind).join(' '));
    }
    expect(again).toEqual(corrections.map(() => 'repeated amended repeated amended'));
    expect(await store.listLeads()).toMatchObject([
      { phone: '+13055550188', email: 'new@example.com', zip: '32801' },
    ]);
    const stranger = form('Now cold', { phone: '+13055550199', email: '' });
    expect(await store.saveLead(stranger)).toMatchObject({ kind: 'new' });
  });
});
