import { useEffect, useRef } from 'react';
import { hasNewLead, type BoardList, type NewestLead } from '#domain/leads/board.ts';

/** Two short tones, made here: no file to load. */
function ring(audio: AudioContext): void {
  for (const [start, hertz] of [
    [0, 660],
    [0.22, 880],
  ] as const) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0.25, audio.currentTime + start);
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + start + 0.4);
    tone.connect(volume).connect(audio.destination);
    tone.start(audio.currentTime + start);
    tone.stop(audio.currentTime + start + 0.45);
  }
}

/** Puts the number on the badge of the installed board, where the browser has one. */
function showBadge(open: number): void {
  if (!('setAppBadge' in navigator)) return;
  // A number that cannot be shown is no loss: the tab has it, too.
  const shown = open === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(open);
  void shown.catch(() => undefined);
}

/**
 * Signals leads that wait: their number in the title of the tab and on the badge of the app, and a sound, if it was
 * switched on, when one came.
 */
export function useNewLeadSignal(
  heading: string,
  list: Pick<BoardList, 'counts' | 'newest'> | undefined,
  audio: AudioContext | undefined,
) {
  const known = useRef<NewestLead | null>(undefined);
  const open = list?.counts.open;
  const newest = list?.newest;
  useEffect(() => {
    if (open === undefined) return;
    document.title = open === 0 ? heading : `(${open}) ${heading}`;
    showBadge(open);
  }, [heading, open]);
  useEffect(() => {
    if (newest === undefined) return;
    // What was there when the board was opened is not news.
    const isNews = known.current !== undefined && hasNewLead(known.current, newest);
    if (isNews && audio !== undefined) ring(audio);
    known.current = newest;
  }, [newest, audio]);
}
