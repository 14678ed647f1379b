import type { Language } from '#content/language.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { nameAppliance, nameSign } from './lead-appliance.ts';

type Asked = Pick<Lead, 'appliance' | 'sign'>;

/** "Dryer: Does not heat": what they asked for in requests that were merged; the visit is for that, too. */
export function sayAlso(own: Asked, merged: readonly Asked[], language: Language): string {
  const tell = (one: Asked) =>
    [nameAppliance(one.appliance, language), nameSign(one, language)].filter(Boolean).join(': ');
  const told = new Set(merged.map(tell));
  for (const known of ['', tell(own)]) told.delete(known);
  return [...told].join(' · ');
}
