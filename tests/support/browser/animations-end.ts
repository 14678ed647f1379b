/**
 * In the page: waits until what moves has come to its end. What goes round for ever or stands still has none, and what is taken
 * away midway is over too. A color that is handed down changes from parent to child, each when the one above it is done.
 */
export async function untilAnimationsEnd(): Promise<void> {
  for (;;) {
    // What was just asked for begins with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
      );
    if (ending.length === 0) return;
    await Promise.allSettled(ending.map(({ finished }) => finished));
  }
}
