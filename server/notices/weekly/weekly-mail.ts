// The owner's weekly mail: plain text, and HTML that follows the reader's light or dark.
import { weeklyMailWords } from '#content/words/mail/weekly-mail-words.ts';
import type { PromiseFigures, Tally } from '#domain/figures/board-figures.ts';
import { notAsked } from '#domain/leads/listed-source.ts';
import { formatClock } from '#domain/clocks/clock-text.ts';
import { cleanLine } from '#domain/words/clean-line.ts';
import { fillText } from '#domain/words/wording.ts';
import type { MailText } from '#server/notices/mail/mail-html.ts';
import type { ToldWeeks } from './read-weeks.ts';
import { weeklyHtml, type WeeklyFacts } from './weekly-html.ts';

const words = weeklyMailWords.en;
/** Rows of a list: what is read on a phone in a minute. */
const mostRows = 5;

export type WeeklyPlace = { readonly publicOrigin: string | undefined; readonly timeZone: string };

function inTime({ kept, owed }: PromiseFigures): string {
  if (owed === 0) return words.none;
  const percent = String(Math.round((kept / owed) * 100));
  return fillText(words.share, { kept: String(kept), owed: String(owed), percent });
}

const steps = ['reached', 'booked', 'visited', 'done'] as const;
const parts = ['withPhoto', 'withSign', 'canceled'] as const;

/** "12 (31%)" of those that are ours. */
function partOf({ leads, notOurs, spam }: PromiseFigures, count: number): string {
  const ours = leads - notOurs - spam;
  if (count === 0 || ours <= 0) return String(count);
  return fillText(words.part, { count: String(count), percent: String(Math.round((count / ours) * 100)) });
}

function nameAppliance(slug: string): string {
  const name = cleanLine(slug.replaceAll('-', ' '), 60);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function listsOf({ tallies }: ToldWeeks): WeeklyFacts['lists'] {
  const named = (rows: readonly Tally[], unnamed: string) =>
    rows.map(({ name, count }) => ({ name: name === '' ? unnamed : cleanLine(name, 80), count }));
  const appliances = tallies.appliances.map(({ name, count }) => ({
    name: name === '' ? words.noAppliance : nameAppliance(name),
    count,
  }));
  const signs = tallies.signs.map(({ appliance, name, count }) => ({
    name: `${nameAppliance(appliance)}: ${cleanLine(name, 80)}`,
    count,
  }));
  const sources = tallies.sources.map((row) =>
    row.name === notAsked ? { ...row, name: words.byPhone } : row,
  );
  return [
    { heading: words.lists.places, rows: named(tallies.places, words.noPlace) },
    { heading: words.lists.appliances, rows: appliances },
    { heading: words.lists.signs, rows: signs },
    { heading: words.lists.sources, rows: named(sources, words.noSource) },
  ]
    .map(({ heading, rows }) => ({ heading, rows: rows.slice(0, mostRows) }))
    .filter(({ rows }) => rows.length > 0);
}

function factsOf(weeks: ToldWeeks, { publicOrigin, timeZone }: WeeklyPlace): WeeklyFacts {
  const { last, before, fromMs, untilMs } = weeks;
  const dayFormat = new Intl.DateTimeFormat('en-US', { timeZone, month: 'short', day: 'numeric' });
  const row = (label: string, textOf: (week: PromiseFigures) => string) =>
    [label, textOf(last), textOf(before)] as const;
  const rare = (['notOurs', 'spam'] as const).filter((name) => last[name] + before[name] > 0);
  return {
    heading: fillText(words.heading, { from: dayFormat.format(fromMs), to: dayFormat.format(untilMs - 1) }),
    rows: [
      row(words.leads, ({ leads }) => String(leads)),
      row(words.kept, inTime),
      row(words.median, ({ medianMs }) => (medianMs === null ? words.none : formatClock(medianMs))),
      ...steps.map((name) => row(words[name], (week) => String(week[name]))),
      ...parts.map((name) => row(words[name], (week) => partOf(week, week[name]))),
      ...rare.map((name) => row(words[name], (week) => String(week[name]))),
    ],
    lists: listsOf(weeks),
    nothing: last.leads === 0 ? words.nothing : '',
    board: publicOrigin === undefined ? undefined : `${publicOrigin}/board`,
  };
}

/** Subject, plain text and HTML. */
export function writeWeeklyMail(weeks: ToldWeeks, place: WeeklyPlace): MailText {
  const facts = factsOf(weeks, place);
  const { leads, booked } = weeks.last;
  const subject = fillText(leads === 1 ? words.subjectOfOne : words.subject, {
    leads: String(leads),
    booked: String(booked),
  });
  const table = facts.rows.map(
    ([label, last, before]) => `${label}: ${last} (${words.weekBefore.toLowerCase()}: ${before})`,
  );
  const lists = facts.lists.flatMap(({ heading, rows }) => [
    '',
    heading,
    ...rows.map(({ name, count }) => `  ${count}  ${name}`),
  ]);
  const board = facts.board === undefined ? [] : [`${words.open}: ${facts.board}`];
  const nothing = facts.nothing === '' ? [] : ['', facts.nothing];
  const lines = [facts.heading, '', ...table, ...nothing, ...lists, '', ...board, words.end];
  return { subject, text: `${lines.join('\n')}\n`, html: weeklyHtml(subject, facts) };
}
