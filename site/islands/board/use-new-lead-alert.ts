import { useEffect, useRef } from 'react';

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

/** Tells of leads that wait: their number in the title of the tab, and a sound, if it was switched on, when there is one more. */
export function useNewLeadAlert(heading: string, open: number | undefined, audio: AudioContext | undefined) {
  const known = useRef<number>(undefined);
  useEffect(() => {
    if (open === undefined) return;
    document.title = open === 0 ? heading : `(${open}) ${heading}`;
    if (known.current !== undefined && open > known.current && audio !== undefined) ring(audio);
    known.current = open;
  }, [heading, open, audio]);
}
