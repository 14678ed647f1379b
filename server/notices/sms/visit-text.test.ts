import { aCompany } from '../../../tests/support/builders/company.ts';
import { expect, test } from 'vitest';
import type { NotifiedVisit } from '#domain/visits/visit-news.ts';
import { longestSms, toGsmText } from './gsm-text.ts';
import { writeUnread, writeVisitText } from './visit-text.ts';

const visit: NotifiedVisit = {
  ...{ uid: 'v', sequence: 0, date: '2026-09-16', window: { fromHour: 11, toHour: 13 } },
  ...{ technician: 'Benjamín', isOff: false },
};
const news = [
  { kind: 'set', visit },
  { kind: 'moved', visit, before: visit },
  { kind: 'canceled', visit },
  { kind: 'on-the-way', visit },
  { kind: 'on-the-way', visit: { ...visit, technician: null } },
  { kind: 'part', visit, part: { name: 'Bomba', expectedOn: '2026-09-23' } },
  { kind: 'part', visit, part: { name: 'Bomba', expectedOn: null } },
  { kind: 'canceled', visit, ofTwo: true },
] as const;

test('a text names the company and the time, tells whom to call, and how to end it', () => {
  expect(writeVisitText(news[0], 'en', aCompany)).toBe(
    'Local Appliance Experts: your visit is scheduled for Wed, Sep 16, 11 am-1 pm. Questions? Call (305) 555-0142. Reply STOP to end.',
  );
  expect(writeVisitText(news[3], 'en', aCompany)).toContain(
    'Benjamin is on the way. Your window is 11 am-1 pm.',
  );
  expect(writeVisitText(news[4], 'en', aCompany)).toContain('your technician is on the way.');
  expect(writeVisitText(news[5], 'en', aCompany)).toBe(
    'Local Appliance Experts: we ordered the part for your repair. It is expected Wed, Sep 23. Then we call you. Questions? Call (305) 555-0142. Reply STOP to end.',
  );
  expect(writeVisitText(news[6], 'en', aCompany)).toContain('We call you to schedule the return visit.');
});

test('whatever the company is called, it is one message of plain letters that ends with STOP', () => {
  for (const name of [aCompany.name, 'Señor Frío & Sons Appliance Repair of the Greater Miami Area'])
    for (const one of news) {
      const text = writeVisitText(one, 'en', { ...aCompany, name });
      expect(text.length, text).toBeLessThanOrEqual(longestSms);
      expect(toGsmText(text)).toBe(text);
      expect(text).toMatch(/Reply STOP to end\.$/u);
    }
  expect(writeUnread('en', aCompany)).toContain('Please call (305) 555-0142.');
});
