/**
 * In the page: waits until what moves has come to its end. What goes round for ever or stands still has none, and what is taken
 * away midway is over too.
 */
export async function untilAnimationsEnd(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(
      ({ effect, playState }) =>
        playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
    );
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
