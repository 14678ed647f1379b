// The owner's weekly mail through a real mail server: once, whatever the servers, their restarts and clocks, on both engines.
import { describe, expect, test } from 'vitest';
import { aSubmission, aMark } from '../../../tests/support/builders/a-quote.ts';
import { florida } from '../../../tests/support/builders/company.ts';
import { startMailServer } from '../../../tests/support/receivers/mail-server.ts';
import { listEngines, openIn } from '../../../tests/support/stores/store-places.ts';
import { standingCalendar, type OpeningException } from '#domain/opening/opening-calendar.ts';
import type { LeadStore } from '#server/store/lead-store.ts';
import { createWeeklySender } from './weekly-sender.ts';
import { createWeeklyWatch } from './weekly-watch.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** The Monday after the clocks of Florida went back: that week had an hour more. */
const mondayAtOpening = Date.parse('2026-11-02T07:00:00-05:00');
const sundayNight = Date.parse('2026-11-01T23:30:00-05:00');
const startOfLastWeek = Date.parse('2026-10-26T00:00:00-04:00');

async function take(store: LeadStore, receivedAt: number, isBooked = false): Promise<void> {
  const clock = { receivedAt, clockStartsAt: receivedAt, dueAt: receivedAt + 15 * minute };
  const submission = aSubmission({ notices: [] }, { ...clock, source: { first_referrer: 'www.yelp.com' } });
  await store.saveLead(submission);
  if (isBooked)
    await store.markLead(aMark(submission.lead.id, { outcome: 'booked', at: receivedAt + 4 * minute }));
}

describe.each(listEngines())('$engine', ({ aPlace }) => {
  /** Servers that share a store, a mail server and a clock. */
  async function aCompanyOf(exceptions: readonly OpeningException[] = []) {
    const place = await aPlace();
    const store = await openIn(place);
    const mail = await startMailServer();
    const clock = { now: sundayNight };
    const lines: string[] = [];
    const send = createWeeklySender({
      smtpUrl: mail.url,
      from: 'Local Appliance Experts <dispatch@example.com>',
      to: ['owner@example.com'],
    });
    let made = 0;
    const aServer = async () =>
      createWeeklyWatch({
        store: await openIn(place),
        calendar: () => ({ ...standingCalendar(florida), exceptions }),
        send,
        publicOrigin: 'https://www.example.com',
        now: () => clock.now,
        chance: () => 0,
        newId: () => `server-${(made += 1)}`,
        log: (level, event) => void lines.push(`${level}: ${event}`),
      });
    return { store, mail, clock, lines, aServer };
  }

  test('on Monday at opening the owner reads how the week went beside the week before, and each server has looked', async () => {
    const { store, mail, clock, aServer } = await aCompanyOf();
    const servers = [await aServer(), await aServer()];
    const look = () => Promise.all(servers.map((server) => server.look()));
    await take(store, startOfLastWeek - 1);
    await take(store, startOfLastWeek, true);
    await take(store, sundayNight);
    await look();
    clock.now = mondayAtOpening - 1;
    await take(store, clock.now);
    await look();
    expect(mail.received).toHaveLength(0);
    clock.now = mondayAtOpening;
    await look();
    clock.now += 3 * hour;
    await look();
    await (await aServer()).look();
    expect(mail.received).toHaveLength(1);
    const [{ to, mail: read } = { to: [], mail: undefined }] = mail.received;
    expect(to).toEqual(['owner@example.com']);
    expect(read?.subject).toBe('Last week: 2 requests, 1 booked');
    expect(read?.messageId).toBe('<week-2026-11-02@example.com>');
    expect(read?.text).toContain('Your week, Oct 26 to Nov 1');
    expect(read?.text).toContain('Requests: 2 (week before: 1)');
    expect(read?.text).toContain('Called in time: 1 of 2 (50%) (week before: 0 of 1 (0%))');
    expect(read?.text).toContain('Median callback: 4:00 (week before: none)');
    expect(read?.text).toContain('  2  Miami Beach');
    expect(read?.text).toContain('  2  yelp.com');
    expect(read?.text).toContain('https://www.example.com/board');
    expect(read?.html).toContain('prefers-color-scheme: dark');
    clock.now = mondayAtOpening + 7 * day;
    await look();
    expect(mail.received.map(({ mail: { subject } }) => subject)).toEqual([
      'Last week: 2 requests, 1 booked',
      'Last week: 1 request, 0 booked',
    ]);
  });

  test('a mail that does not get through is tried again until it does, and one that is refused is not', async () => {
    const { store, mail, clock, lines, aServer } = await aCompanyOf();
    const server = await aServer();
    await take(store, sundayNight);
    clock.now = mondayAtOpening;
    mail.behave(451);
    await server.look();
    await server.look();
    mail.behave('accept');
    clock.now += 6000;
    await (await aServer()).look();
    await server.look();
    expect(mail.received).toHaveLength(1);
    clock.now += 7 * day;
    mail.behave(550);
    await server.look();
    mail.behave('accept');
    clock.now += hour;
    await server.look();
    expect(mail.received).toHaveLength(1);
    expect(lines).toEqual([
      'warn: weekly mail not sent',
      'info: weekly mail sent',
      'error: weekly mail given up',
    ]);
  });

  test('a server that died while it was sending is stood in for when its lease has ended', async () => {
    const { store, mail, clock, aServer } = await aCompanyOf();
    await take(store, sundayNight);
    clock.now = mondayAtOpening;
    const claim = { week: '2026-11-02', startsAt: clock.now - 7 * hour, owner: 'dead', leaseMs: 15 * minute };
    expect(await store.claimWeeklyMail({ ...claim, now: clock.now })).toBe(1);
    const server = await aServer();
    clock.now += 14 * minute;
    await server.look();
    expect(mail.received).toHaveLength(0);
    clock.now += minute;
    await server.look();
    expect(mail.received).toHaveLength(1);
  });

  test('it does not come when it is off, before the first lead, or while the clock is doubted', async () => {
    const { store, mail, clock, aServer } = await aCompanyOf();
    const server = await aServer();
    clock.now = mondayAtOpening;
    await server.look();
    await take(store, clock.now);
    await server.look();
    await take(store, sundayNight);
    await store.switchWeeklyMail({ isOn: false, operator: 'Ana', at: clock.now });
    expect(await store.isWeeklyMailOn()).toBe(false);
    await server.look();
    await store.switchWeeklyMail({ isOn: true, operator: 'Ana', at: clock.now });
    await store.noteTime(clock.now - 400 * day);
    await store.noteTime(clock.now);
    expect(await store.isClockDoubted()).toBe(true);
    await server.look();
    expect(mail.received).toHaveLength(0);
    await store.confirmTime(clock.now);
    await server.look();
    expect(mail.received).toHaveLength(1);
  });

  test('a clock that runs ahead into the next week sends early, and that week is told again when it is over', async () => {
    const { store, mail, clock, aServer } = await aCompanyOf();
    const server = await aServer();
    await take(store, sundayNight);
    clock.now = mondayAtOpening;
    await server.look();
    clock.now = mondayAtOpening + 8 * day;
    await server.look();
    clock.now = mondayAtOpening + 2 * day;
    await server.look();
    await take(store, clock.now);
    expect(mail.received).toHaveLength(2);
    clock.now = mondayAtOpening + 7 * day;
    await server.look();
    await server.look();
    const subjects = mail.received.map(({ mail: { subject } }) => subject);
    expect(subjects.slice(1)).toEqual(['Last week: 0 requests, 0 booked', 'Last week: 1 request, 0 booked']);
    // And one that was set back tells nothing of weeks that are long over.
    clock.now = mondayAtOpening - 3 * day;
    await server.look();
    expect(mail.received).toHaveLength(3);
  });

  test('where Monday is closed it comes when the office opens', async () => {
    const closed = {
      kind: 'closed',
      id: 'x',
      from: '2026-11-02',
      to: '2026-11-02',
      reason: 'Holiday',
    } as const;
    const { store, mail, clock, aServer } = await aCompanyOf([closed]);
    const server = await aServer();
    await take(store, sundayNight);
    clock.now = mondayAtOpening + hour;
    await server.look();
    expect(mail.received).toHaveLength(0);
    clock.now = mondayAtOpening + day;
    await server.look();
    expect(mail.received).toHaveLength(1);
  });
});
