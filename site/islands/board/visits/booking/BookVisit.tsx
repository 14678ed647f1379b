import { useState } from 'react';
import type { BoardWords } from '#content/words/board/board-words.ts';
import type { BoardLead } from '#domain/leads/board-lead.ts';
import { fillText } from '#domain/words/wording.ts';
import { BookedWords } from './BookedWords.tsx';
import { BookingForm } from './BookingForm.tsx';
import type { Booked, BookedLead, MovedVisit } from './booking.ts';
import { KnownAddress, type KnownHouse } from './KnownAddress.tsx';
import { isUntold } from './given-details.ts';
import { useBooking } from './use-booking.ts';
import { addressOf } from '#site/islands/board/lead/known-address.ts';
import { Untold } from '#site/islands/board/lead/Untold.tsx';
import { BoardDialog } from '#site/islands/board/work/BoardDialog.tsx';

type Props = {
  readonly lead: BookedLead;
  /** The visit that is moved; without it one is booked. What becomes of it while the dialog is open is another's doing. */
  readonly visit?: MovedVisit | undefined;
  readonly api: string;
  readonly words: BoardWords;
  readonly timeZone: string;
  /** The lead as it is now, when others did something with it. */
  readonly onLead: (lead: BoardLead) => void;
  /** The visit is on the server. */
  readonly onBooked: (booked: Booked) => void;
  readonly onClose: () => void;
};

/** Day, window, technician and note of a visit, over the board. */
export function BookVisit({ api, words: all, timeZone, onLead, onBooked, onClose, ...given }: Props) {
  const { visits: words } = all;
  // As they were when the dialog opened: with a visit that another has set since, booking would become moving theirs.
  const [{ lead, visit }] = useState(given);
  const booking = useBooking({ api, lead, visit, words: all, timeZone, onLead, onBooked });
  const { address } = booking.choice;
  const zip = booking.asked.includes('zip') ? booking.choice.given.zip.trim() : lead.zip;
  // Only of who wrote before, and while nothing is typed.
  const isAsked = (lead.person?.requests ?? 1) > 1 && address.street === '';
  const use = (house: KnownHouse) =>
    booking.setChoice((now) => ({
      ...now,
      address: addressOf(house),
      given: { ...now.given, zip: now.given.zip || house.zip, email: now.given.email || house.email },
    }));
  const { heading, moveHeading } = words.booking;
  const title = fillText(visit === undefined ? heading : moveHeading, { name: lead.name });
  return (
    <BoardDialog heading={title} onClose={onClose}>
      <BookedWords {...{ lead, visit }} words={all} />
      <BookingForm
        booking={booking}
        words={words}
        isMove={visit !== undefined}
        isCall={lead.kind === 'missed-call'}
        untold={visit === undefined && isUntold(lead, booking.choice.given) && <Untold />}
        known={isAsked && <KnownAddress {...{ api, lead, zip }} words={words.address} onUse={use} />}
        onClose={onClose}
      />
    </BoardDialog>
  );
}
