import type { BoardWords } from '#content/words/board/board-words.ts';
import { changeSource, listSources } from '#domain/board/source-calls.ts';
import { fillText } from '#domain/words/wording.ts';
import { useAction } from '#site/islands/board/answers/use-action.ts';
import { useBoardAnswer } from '#site/islands/board/answers/use-board-answer.ts';
import { AddSource } from './AddSource.tsx';
import { SourceEntry } from './SourceEntry.tsx';

type Props = { readonly api: string; readonly words: BoardWords };

/** Where people heard of the company: the owner's own list, in its order, and what is offered no more. */
export function SourceList({ api, words: { sourceList: words } }: Props) {
  const { value: sources } = useBoardAnswer(api, { call: listSources });
  const { act, isBusy, fault } = useAction(api, words.faults, 'lost');
  if (sources === undefined) return null;
  const inUse = sources.filter(({ isRetired }) => !isRetired);
  const retired = sources.filter(({ isRetired }) => isRetired);
  return (
    <section className="figures-sources">
      <h2 className="board-name">{words.heading}</h2>
      <p className="figures-note">{words.lead}</p>
      <ul aria-label={words.heading}>
        {inUse.map((source, position) => (
          <SourceEntry
            key={source.id}
            {...{ source, words, isBusy }}
            isFirst={position === 0}
            isLast={position === inUse.length - 1}
            onChange={async (wish) =>
              (await act({ call: changeSource, params: { id: source.id }, question: wish })) !== undefined
            }
          />
        ))}
      </ul>
      <p role="alert" className="board-fault">
        {fault}
      </p>
      <AddSource api={api} words={words} />
      {retired.length > 0 && (
        <details>
          <summary>{fillText(words.retired, { count: String(retired.length) })}</summary>
          <p className="figures-note">{words.retiredNote}</p>
          <ul>
            {retired.map(({ id, name }) => (
              <li key={id}>
                <span>{name}</span>
                <div className="figures-sources-do">
                  <button
                    type="button"
                    disabled={isBusy}
                    aria-label={fillText(words.nameOf, { action: words.back, name })}
                    onClick={() =>
                      void act({ call: changeSource, params: { id }, question: { isRetired: false } })
                    }
                  >
                    {words.back}
                  </button>
                </div>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
