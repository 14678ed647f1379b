import type { BoardWords } from '#content/words/board/board-words.ts';
import { formatPhoneNumber } from '#domain/requests/phone-number.ts';
import type { TechnicianProfile } from '#domain/visits/technician.ts';
import { describeDays } from '#domain/visits/visit-text.ts';
import { fillText, formatList } from '#domain/words/wording.ts';

type Props = {
  readonly profile: TechnicianProfile;
  readonly today: string;
  readonly words: BoardWords['visits'];
};

/** What the owner said of a technician, in a line; nothing of what they left open. */
export function TechnicianAble({ profile, today, words: { plan, able } }: Props) {
  const { phone, weekdays, regions, appliances } = profile;
  const off = profile.daysOff.filter(({ to }) => to >= today).map(describeDays);
  const facts = [
    weekdays.map((day) => plan.days[day] ?? ''),
    regions.map((region) => able.regions[region] ?? ''),
    appliances.map((appliance) => able.appliances[appliance] ?? ''),
    off.length === 0 ? [] : [fillText(able.offOn, { days: formatList(off, 'en') })],
  ];
  return (
    <span className="visit-able">
      {phone !== '' && (
        <a className="visit-technician-phone" href={`tel:${phone}`}>
          {formatPhoneNumber(phone)}
        </a>
      )}
      {facts
        .filter((fact) => fact.length > 0)
        .map((fact) => formatList(fact, 'en'))
        .join(' · ')}
    </span>
  );
}
