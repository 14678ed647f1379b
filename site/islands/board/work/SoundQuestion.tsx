import type { BoardWords } from '#content/words/board/board-words.ts';
import type { Sound } from './use-sound.ts';

type Props = { readonly sound: Sound; readonly words: BoardWords['work']['sound'] };

/** Asked once on each device, before anything is ever heard. */
export function SoundQuestion({ sound, words }: Props) {
  if (sound.choice !== 'unasked') return null;
  return (
    <section className="board-ask board-sound-ask" aria-label={words.question}>
      <p>{words.question}</p>
      <button type="button" className="button button-solid" onClick={() => sound.choose('on')}>
        {words.yes}
      </button>
      <button type="button" className="button button-line" onClick={() => sound.choose('off')}>
        {words.no}
      </button>
    </section>
  );
}
