// The port for who asks whether the clock of the machine can be believed.

export type ClockReading = {
  /** Nothing may be erased by its age. */
  readonly isDoubted: boolean;
  /** When the clock was last believed. */
  readonly seenAt: number;
};

export type ClockStore = {
  /**
   * Judges the time by the one that was last believed, and remembers it if it is believed now. To be asked every minute or
   * so: leads taken under a wrong clock are told by the times it showed. After a step back, what waits to be sent waits no
   * longer for the times of before.
   */
  readonly noteTime: (now: number) => Promise<ClockReading>;
  /** Believes the clock from now on: a person has looked. */
  readonly confirmTime: (now: number) => Promise<void>;
  readonly isClockDoubted: () => Promise<boolean>;
};
