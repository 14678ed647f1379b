import type { Lead } from '#domain/leads/lead.ts';
import { nameAppliance, nameSign } from '#domain/repair/lead-appliance.ts';
import type { MyRequest } from '#server/store/acts/my-request/find-request.ts';

/** "Dryer: Does not heat": the visit is for that, too. */
export function sayAlso({ merged, language, ...own }: MyRequest): string {
  const tell = (one: Pick<Lead, 'appliance' | 'sign'>) =>
    [nameAppliance(one.appliance, language), nameSign(one, language)].filter(Boolean).join(': ');
  const told = new Set(merged.map(tell));
  for (const known of ['', tell(own)]) told.delete(known);
  return [...told].join(' · ');
}
