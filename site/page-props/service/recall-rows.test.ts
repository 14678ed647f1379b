import { expect, test } from 'vitest';
import { services } from '#content/catalogue/services.ts';
import { listServiceRecalls } from '#domain/repair/list-recalls.ts';
import { recallsLink } from './recall-rows.ts';

test('the way to the recalls of an appliance says how many there are and of which years', () => {
  for (const { slug } of services) {
    const recalls = listServiceRecalls(slug, 'en');
    const years = recalls.flatMap(({ facts }) => facts.date?.slice(0, 4) ?? []);
    const text = recallsLink(slug, 'en')?.text;
    if (recalls.length === 0) expect(text, slug).toBeUndefined();
    else {
      expect(text, slug).toMatch(new RegExp(`^${String(recalls.length)} recalls? of \\S+, \\d{4}`, 'u'));
      expect(text?.match(/\d{4}/gu), slug).toEqual([...new Set([years.at(-1), years.at(0)])]);
    }
  }
});
