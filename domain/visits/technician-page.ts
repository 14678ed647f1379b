// What a technician's page shows: his own visits of today and tomorrow, and those before that nobody settled.
import type { ToldPlate } from '#domain/repair/told-plate.ts';
import type { VisitState } from './visit.ts';

/** A visit as it stands on the page, in words. Empty texts are not shown. */
export type VisitCard = {
  readonly id: string;
  /** Sent with a press: the state of the visit that was shown, and an id by which a press sent twice is one. */
  readonly seen: number;
  readonly pressId: string;
  readonly day: string;
  readonly window: string;
  readonly state: VisitState;
  /** Still to be made. */
  readonly isOpen: boolean;
  /** Its buttons are there: it is of today or before, and still to be made. */
  readonly canPress: boolean;
  /** His note of it was kept just now. */
  readonly isNoted: boolean;
  /** The action of his that can be taken back; empty when there is none. */
  readonly undo: string;
  readonly name: string;
  /** E.164. */
  readonly phone: string;
  readonly phoneText: string;
  /** "12 Palm Ave, Apt 4, Tampa, FL 33606", or the place alone. */
  readonly address: string;
  /** Empty without a street. */
  readonly map: string;
  readonly isUrgent: boolean;
  readonly doNotServe: boolean;
  /** Why no visits are made then, in the owner's words. */
  readonly closing: string;
  /** Another time that its sender asked for since, and the desk has not settled. */
  readonly anotherTime: string;
  readonly appliance: string;
  readonly problem: string;
  readonly message: string;
  /** What its sender added since: the code with its meanings, gas or electric. */
  readonly added: readonly { readonly name: string; readonly text: string }[];
  readonly causes: readonly string[];
  readonly parts: readonly string[];
  readonly advice: string;
  readonly plate: ToldPlate | null;
  /** The part it waits for, or that the visit is made with. */
  readonly part: string;
  readonly access: string;
  readonly note: string;
  readonly customerNote: string;
  readonly language: string;
  /** Addresses of the photos. */
  readonly photos: readonly string[];
};

/** Why the last press changed nothing, what was typed with it, and what is asked once. */
export type PressProblem = {
  readonly visitId: string;
  readonly text: string;
  readonly note: string;
  /** The press itself, to be sent again by who means it. */
  readonly ask?: {
    readonly yes: string;
    readonly no: string;
    readonly fields: Readonly<Record<string, string>>;
  };
};

export type TechnicianShown = {
  readonly name: string;
  readonly asOf: string;
  readonly today: string;
  readonly tomorrow: string;
  /** Of days before, still to be settled. */
  readonly before: readonly VisitCard[];
  readonly onToday: readonly VisitCard[];
  readonly onTomorrow: readonly VisitCard[];
  readonly problem: PressProblem | undefined;
};

/** Without a technician: the link does not work, or the store does not answer. */
export type NoTechnician = 'none' | 'away';

export type TechnicianAnswer =
  | { readonly kind: 'page'; readonly shown: TechnicianShown }
  | { readonly kind: NoTechnician };
