// Where a built page still says a fact of the company as it was: the digits of a phone number, an hour in any spelling, a promise.
import type { CompanyFacts } from '#domain/company/company-facts.ts';
import type { StandingFacts } from '#domain/words/standing-facts.ts';

/** What a company states, as values and as words name it. */
export type StatedFacts = Pick<CompanyFacts, 'phone' | 'hours'> & { readonly said: StandingFacts };

export type Trace = { readonly fact: string; readonly shape: RegExp };

/** Near enough to be about it: the text before and after within one sentence. */
function near(said: string, about: string): RegExp {
  return new RegExp(`(?:${about})[^.]{0,80}${said}|${said}[^.]{0,80}(?:${about})`, 'iu');
}

/** "7 am", "7:00 a.m.", "7AM"; not the end of a made-up name such as Astro's uid="Z1x7AM". */
function hourShape(said: string): string {
  const [number = '', half = ''] = said.split(' ');
  return String.raw`(?<![\w:.,$])${number}(?::00)?\s?${half.charAt(0)}\.?m\b`;
}

function clock(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

/** What must not be found any more once these facts have been changed. */
export function tracesOf({ phone, hours, said }: StatedFacts): readonly Trace[] {
  const digits = /(\d{3})(\d{3})(\d{4})$/u.exec(phone)?.slice(1) ?? [];
  const { opensAtHour, closesAtHour, sameDayCutoffHour, callbackMinutes, timeZone } = hours;
  const named = [
    ['opensAtHour', opensAtHour],
    ['closesAtHour', closesAtHour],
    ['sameDayCutoffHour', sameDayCutoffHour],
    ['callbackMinutes', callbackMinutes],
    ['data-countdown', sameDayCutoffHour],
  ] as const;
  return [
    { fact: 'phone', shape: new RegExp(digits.join(String.raw`\D{0,3}`), 'u') },
    ...[said.opens, said.closes, said.cutoff].map((hour) => ({
      fact: hour,
      shape: new RegExp(hourShape(hour), 'iu'),
    })),
    ...[opensAtHour, closesAtHour].map((hour) => ({
      fact: clock(hour),
      shape: new RegExp(String.raw`\b${clock(hour)}\b`, 'u'),
    })),
    ...named.map(([name, value]) => ({
      fact: `${name} ${value}`,
      shape: new RegExp(String.raw`${name}(?:"|&quot;|=|:|\[|0,|\s)*${value}\b`, 'u'),
    })),
    {
      fact: 'minutes',
      shape: near(
        String.raw`\b${said.minutes}[\s-]min`,
        String.raw`\bcall|\bphone|\bring|\bhear from|\banswer|\bwithin`,
      ),
    },
    {
      fact: 'warranty',
      shape: near(String.raw`\b${said.warrantyDays}[\s-]days?\b`, 'warrant|guarantee|covered'),
    },
    {
      fact: 'established',
      shape: near(
        String.raw`\b${said.established}\b`,
        String.raw`\bsince\b|establish|\bstarted\b|founding|founded`,
      ),
    },
    { fact: 'zone', shape: new RegExp(`${timeZone}|${said.zone}`, 'u') },
    ...[said.lowestPrice, said.highestPrice].map((price) => ({
      fact: price,
      shape: new RegExp(String.raw`${price.replace('$', String.raw`\$\s?`)}(?!\d|[,.]\d)`, 'u'),
    })),
  ];
}

/** Which of the traces a file holds, in its source or in the text that is read of it. */
export function findTraces(source: string, traces: readonly Trace[]): readonly string[] {
  const read = source.replaceAll(/<[^>]*>/gu, ' ').replaceAll(/&nbsp;|\s+/gu, ' ');
  return traces.flatMap(({ fact, shape }) => {
    const found = shape.exec(source) ?? shape.exec(read);
    return found === null ? [] : [`${fact}: ${found[0]}`];
  });
}
