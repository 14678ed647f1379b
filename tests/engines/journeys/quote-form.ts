// How a visitor in any engine fills in the quote form.
import type { Answers } from '../../support/requests/quote-form.ts';
import type { Visitor } from '../visitor/visitor.ts';

const form = 'form[action="/api/quote"]';

export const fieldNamed = (name: string) => `${form} [name="${name}"]`;
export const sendButton = `${form} button[type=submit]`;

/** With script the form comes alive when it comes near the screen; what is typed before is kept, what is pressed is not told. */
export async function wakeForm(visitor: Visitor): Promise<void> {
  await visitor.evaluate(`document.querySelector('${form}').scrollIntoView({ behavior: 'instant' })`);
  await visitor.see(`astro-island:not([ssr]) ${form}`);
}

export async function fillIn(visitor: Visitor, { appliance, ...texts }: Answers): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await visitor.fill(fieldNamed(name), text);
  await visitor.choose(fieldNamed('appliance'), appliance);
}
