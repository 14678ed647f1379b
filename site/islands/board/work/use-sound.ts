import { useEffect, useState } from 'react';

const key = 'board-sound';
export type SoundChoice = 'on' | 'off' | 'unasked';

/** What was chosen on this device. A browser that keeps nothing asks each time. */
function readChoice(): SoundChoice {
  try {
    const kept = localStorage.getItem(key);
    return kept === 'on' || kept === 'off' ? kept : 'unasked';
  } catch {
    return 'unasked';
  }
}

function keepChoice(choice: 'on' | 'off'): void {
  try {
    localStorage.setItem(key, choice);
  } catch {
    // Then it holds until the page is left.
  }
}

/**
 * Whether new requests are heard. Asked once, then kept on this device. Browsers play nothing before the first press on a
 * page, so after a reload the sound waits for it.
 */
export function useSound() {
  // Undefined until the page runs: the built page asks nothing.
  const [choice, setChoice] = useState<SoundChoice>();
  const [audio, setAudio] = useState<AudioContext>();
  const [isBlocked, setBlocked] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setChoice(readChoice()), 0);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (choice !== 'on') return undefined;
    const context = new AudioContext();
    const update = () => setBlocked(context.state === 'suspended');
    const wake = () => void context.resume().then(update);
    const first = setTimeout(() => {
      setAudio(context);
      update();
    }, 0);
    const events = ['pointerdown', 'keydown'] as const;
    for (const event of events) addEventListener(event, wake);
    return () => {
      clearTimeout(first);
      for (const event of events) removeEventListener(event, wake);
      setAudio(undefined);
      setBlocked(false);
      void context.close();
    };
  }, [choice]);

  function choose(next: 'on' | 'off'): void {
    keepChoice(next);
    setChoice(next);
  }
  return { choice, audio, isBlocked, choose };
}

export type Sound = ReturnType<typeof useSound>;
