/** How upkeep takes its steps in a test: one after the other, to the end. */
export const inOneGo = { pause: () => Promise.resolve(), isEnding: () => false };
