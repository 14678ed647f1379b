import { useEffect, useRef, useState } from 'react';
import { bookVisit, listWindowsLeft, moveVisit } from '#domain/board/visit-calls.ts';
import type { WindowsLeft } from '#domain/visits/board-visit.ts';
import { visitRefusal } from '#domain/visits/visit-refusal.ts';
import type { WindowBar } from '#domain/visits/offered-windows.ts';
import { askBoard, type Asked } from '#site/islands/board/answers/ask-board.ts';
import { readRefusal, seenOf } from '#site/islands/board/answers/lead-refusal.ts';
import { createRequestId } from '#site/islands/form/request-id.ts';
import {
  correctionFaults,
  type CorrectionFaults,
} from '#site/islands/board/lead/correction/correction-fields.ts';
import { sayRefusal } from './say-refusal.ts';
import { listFits } from './booking-fit.ts';
import { canBeMeant, chosenAtFirst, findReturning, firstChoice, cannotStay } from './first-choice.ts';
import { askedZip, givenNow, listAsked } from './given-details.ts';
import { changedAddress, firstDay, spotOf, withDays, type BookingParts } from './booking.ts';
import { usePartDay } from './use-part-day.ts';

/** The state of the booking dialog: what is offered, what is chosen, and how the last action went. */
export function useBooking(parts: BookingParts) {
  const { api, lead, visit, onLead, onBooked } = parts;
  const { visits: words } = parts.words;
  const [offer, setOffer] = useState<WindowsLeft>();
  const [choice, setChoice] = useState(() => firstChoice(parts));
  const [state, setState] = useState<'idle' | 'saving'>('idle');
  const [fault, setFault] = useState('');
  const [givenFaults, setGivenFaults] = useState<CorrectionFaults>({});
  // The company does not serve them; of a visit that is booked nobody asks again.
  const [isBarred, setBarred] = useState(visit === undefined && lead.customer.doNotServe);
  const { part, setPart, expectedOn } = usePartDay(parts, choice.date);
  // An action that may have arrived though its answer did not: made again, it is the same action.
  const unsaved = useRef<{ readonly said: string; readonly id: string }>(undefined);
  const asked = listAsked(lead, visit);
  const zip = askedZip(asked, choice.given);
  const lastZip = useRef(zip);
  const said = { ...lead, ...givenNow(asked, choice.given) };
  const fits = offer === undefined ? [] : listFits(offer, choice, said);
  // Who comes already, at the same time, is asked about no more.
  const isSame =
    visit !== undefined && spotOf(choice) === spotOf({ ...visit, fromHour: visit.window.fromHour });
  const fit = isSame ? undefined : fits.find(({ technician }) => technician.id === choice.technicianId);
  const first = useRef(parts);
  const seen = useRef(seenOf(lead));

  async function look(day?: string): Promise<WindowsLeft | undefined> {
    const region = lead.heldWindow?.region ?? lead.region;
    const question = { region, lead: lead.id, day, except: visit?.id, zip };
    const answer = await askBoard(api, { call: listWindowsLeft, question });
    // Meanwhile another place was typed.
    if (lastZip.current !== zip) return undefined;
    if (answer.kind !== 'news') {
      if (answer.kind !== 'signed-out') setFault(words.failed);
      return undefined;
    }
    setOffer((before) => withDays(before, answer.value));
    return answer.value;
  }

  useEffect(() => {
    const { visit: moved, lead: booked } = first.current;
    const known = chosenAtFirst(first.current);
    lastZip.current = zip;
    // Elsewhere other windows are free; where nobody knows where it is, none.
    if (zip !== undefined) {
      setOffer(undefined);
      setChoice((now) => ({ ...now, date: '', fromHour: undefined, technicianId: null }));
    }
    if (zip === '') return;
    void (async () => {
      const next = first.current.wanted === undefined ? await look() : undefined;
      const { days, technicians } = next ?? { days: [], technicians: [] };
      const again = moved === undefined ? findReturning(booked, technicians) : null;
      if (again !== null) setChoice((now) => ({ ...now, technicianId: now.technicianId ?? again }));
      const open = { date: firstDay(days, part?.expectedOn ?? '')?.date ?? '' };
      if (known === undefined) setChoice((now) => ({ ...now, ...open }));
      else if (cannotStay(first.current)) setChoice((now) => ({ ...now, ...open, fromHour: undefined }));
      else {
        const asked = await look(known.date);
        // Of a window they asked for that nobody can be sent to, the day is left.
        if (asked !== undefined && !canBeMeant(known, asked.days))
          setChoice((now) => ({ ...now, fromHour: undefined }));
      }
    })();
    // What is offered is asked for once, when the dialog opens or the place is typed, and again after a refusal.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [zip]);

  async function showDay(date: string): Promise<void> {
    setFault('');
    setChoice((before) => ({ ...before, date, fromHour: undefined }));
    if (offer?.days.some((day) => day.date === date) !== true) await look(date);
  }

  async function explain(answer: Extract<Asked<unknown>, { readonly kind: 'refused' }>): Promise<void> {
    setFault(sayRefusal(answer, parts));
    setGivenFaults(correctionFaults(answer.answer));
    const refusal = visitRefusal.safeParse(answer.answer).data;
    if (refusal?.kind === 'full' || refusal?.kind === 'barred' || refusal?.kind === 'unfit')
      await look(choice.date);
    else if (refusal?.kind === 'lead changed') {
      // They read it now: the next action rests on it.
      const { lead: now } = readRefusal(answer.answer);
      if (now === undefined) return;
      seen.current = seenOf(now);
      onLead(now);
    } else if (refusal?.kind === 'not served') setBarred(true);
    else if (refusal?.kind === 'before part') setPart(refusal);
  }

  /** Books or moves; what speaks against window and technician was asked about, and is meant. */
  async function save(bar: WindowBar | null): Promise<void> {
    const { fromHour } = choice;
    if (state === 'saving' || fromHour === undefined) return;
    // What the customer says meanwhile is not overwritten by what was shown here before.
    const address = changedAddress(choice.address, lead);
    const isBeforePart = expectedOn !== undefined;
    const meant = { isOverfull: bar !== null, isBeforePart, accepted: fit?.bars ?? [] };
    const { given, ...chosenNow } = { ...choice, fromHour };
    const wish = { ...chosenNow, address, ...meant, ...seen.current };
    const sent = JSON.stringify({ wish, given });
    const id = unsaved.current?.said === sent ? unsaved.current.id : createRequestId();
    unsaved.current = { said: sent, id };
    setState('saving');
    setFault('');
    setGivenFaults({});
    const answer = await (visit === undefined
      ? askBoard(api, {
          call: bookVisit,
          params: { id: lead.id },
          question: { id, ...wish, isServed: isBarred, given: givenNow(asked, given) },
        })
      : askBoard(api, {
          call: moveVisit,
          params: { id: visit.id },
          question: { id, ...wish, seen: visit.sequence },
        }));
    setState('idle');
    if (answer.kind === 'news') onBooked({ row: answer.value.row, actionId: id });
    else if (answer.kind === 'refused') await explain(answer);
    else setFault(answer.kind === 'away' ? words.faults.away : words.faults.lost);
  }

  return {
    ...{ offer, asked, choice, setChoice, state, fault, givenFaults },
    ...{ isBarred, expectedOn, fits, fit, showDay, save },
  };
}

export type Booking = ReturnType<typeof useBooking>;
