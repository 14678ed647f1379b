// A quote is asked for, faults are named, and nothing that was typed is lost.
import { corePath } from '#domain/paths/paths.ts';
import { expect } from 'vitest';
import { listLeadsFrom } from '../../support/requests/kept-leads.ts';
import { someAnswers } from '../../support/requests/quote-form.ts';
import { phone, type EngineTest } from '../visitor/engine-test.ts';
import { fieldNamed, fillIn, sendButton, wakeForm } from './quote-form.ts';

const contact = corePath('contact');
const required = ['name', 'phone', 'email', 'appliance'] as const;

export function askForQuotes(test: EngineTest, engine: string): void {
  const addressOf = (what: string) => `${what}-${engine}@example.com`.toLowerCase();

  for (const hasScript of [true, false])
    test(`${hasScript ? 'with' : 'without'} script, a quote is thanked for and kept, accents and all`, async ({
      visit,
    }) => {
      const visitor = await visit({ ...phone, hasScript });
      await visitor.open(contact);
      if (hasScript) await wakeForm(visitor);
      const answers = { ...someAnswers(addressOf(`kept-${String(hasScript)}`)), name: 'Zoë Núñez' };
      await fillIn(visitor, answers);
      await visitor.press(fieldNamed('urgent'));
      await visitor.press(sendButton);
      await visitor.untilAt(corePath('submitted'));
      expect(await visitor.textOf('h1')).toBe('Thank you, Zoë');
      expect(await listLeadsFrom(answers.email)).toMatchObject([
        { name: 'Zoë Núñez', phone: '+13055550199', zip: '33139', appliance: 'dryer', urgent: true },
      ]);
    });

  test('with script, an empty form flags every field, says so in a toast, and keeps what was typed', async ({
    visit,
  }) => {
    const visitor = await visit(phone);
    await visitor.open(contact);
    await wakeForm(visitor);
    await visitor.fill(fieldNamed('zip'), '33139');
    await visitor.press(sendButton);
    await visitor.read('Please fill in all required fields', '[data-sonner-toast]');
    for (const name of required) await visitor.see(`${fieldNamed(name)}[aria-invalid=true]`);
    expect(await visitor.evaluate('document.activeElement.name')).toBe('name');
    expect(await visitor.valueOf(fieldNamed('zip'))).toBe('33139');
    expect(await visitor.isSeen(`${fieldNamed('zip')}[aria-invalid]`)).toBe(false);
  });

  test('without script, the browser stops an empty form, and the server names faults and keeps what was typed', async ({
    visit,
  }) => {
    const visitor = await visit({ ...phone, hasScript: false });
    await visitor.open(contact);
    await visitor.press(sendButton);
    expect(await visitor.evaluate('location.pathname')).toBe(contact);
    await visitor.see(`${fieldNamed('name')}:invalid`);
    const answers = { ...someAnswers(addressOf('faulty')), phone: '12' };
    await fillIn(visitor, answers);
    await visitor.press(sendButton);
    await visitor.read('phone number with ten digits');
    await visitor.see(`${fieldNamed('phone')}[aria-invalid=true]`);
    for (const name of ['name', 'email', 'zip', 'appliance'] as const)
      expect(await visitor.valueOf(fieldNamed(name)), name).toBe(answers[name]);
    expect(await listLeadsFrom(answers.email)).toEqual([]);
    await visitor.fill(fieldNamed('phone'), '305 555 0199');
    await visitor.press(sendButton);
    await visitor.untilAt(corePath('submitted'));
    expect(await listLeadsFrom(answers.email)).toHaveLength(1);
  });
}
