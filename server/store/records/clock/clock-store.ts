// The port for who asks whether the clock of the machine can be believed.
import { commits, reads, type StoreEngine } from '#server/store/database/store-engine.ts';
import { confirmTime, isClockDoubted, noteTime } from './note-time.ts';

export function createClockStore(engine: StoreEngine) {
  return {
    /**
     * Judges the time by the one that was last believed, and remembers it if it is believed now. To be asked every minute or
     * so: leads taken under a wrong clock are told by the times it showed. After a step back, what waits to be sent waits no
     * longer for the times of before.
     */
    noteTime: commits(engine, noteTime),
    /** Believes the clock from now on: a person has looked. */
    confirmTime: commits(engine, confirmTime),
    isClockDoubted: reads(engine, isClockDoubted),
  };
}

export type ClockStore = ReturnType<typeof createClockStore>;
