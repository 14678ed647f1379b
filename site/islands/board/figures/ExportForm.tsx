import type { BoardWords } from '#content/words/board/board-words.ts';

type Props = { readonly action: string; readonly words: BoardWords['figures']['export'] };

/** The leads as a file, all or those of some days. An answer in words is shown as a page. */
export function ExportForm({ action, words }: Props) {
  return (
    <section>
      <h2 className="board-name">{words.heading}</h2>
      <form className="figures-export" action={action}>
        {(['from', 'to'] as const).map((name) => (
          <label key={name}>
            <span className="field-label">{words[name]}</span>
            <input className="field" type="date" name={name} />
          </label>
        ))}
        <button type="submit" className="button button-line">
          {words.send}
        </button>
      </form>
      <p className="figures-note">{words.note}</p>
    </section>
  );
}
