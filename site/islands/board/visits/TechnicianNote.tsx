import type { BoardWords } from '#content/words/board/board-words.ts';
import { formatPhoneNumber } from '#domain/requests/phone-number.ts';
import { isOff, type Technician } from '#domain/visits/technician.ts';

type Props = {
  /** Undefined while nobody is named. */
  readonly technician: Technician | undefined;
  readonly day: string;
  readonly words: BoardWords['visits'];
};

/** How a technician is called; and that they do not work that day, where a visit is theirs all the same. */
export function TechnicianNote({ technician, day, words }: Props) {
  if (technician === undefined) return null;
  const { phone } = technician.profile;
  return (
    <>
      {' '}
      {phone !== '' && (
        <a className="visit-technician-phone" href={`tel:${phone}`}>
          {formatPhoneNumber(phone)}
        </a>
      )}
      {isOff(technician.profile, day) && <strong className="visit-off">{words.able.offThen}</strong>}
    </>
  );
}
