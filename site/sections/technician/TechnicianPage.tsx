import type { TechnicianWords } from '#content/words/technician/technician-words.ts';
import type { TechnicianShown, VisitCard as Card } from '#domain/visits/technician-page.ts';
import { fillText } from '#domain/words/wording.ts';
import type { Phone } from '#site/elements/buttons/CallLink.tsx';
import type { PlatePictures } from '#site/elements/signs/SignPlate.tsx';
import { PressAnswer } from './PressAnswer.tsx';
import { VisitCard } from './VisitCard.tsx';

export type TechnicianProps = {
  readonly words: TechnicianWords;
  readonly phone: Phone;
  readonly path: string;
  readonly closePath: string;
  readonly longestNote: number;
  readonly pictures: PlatePictures;
};

type Props = TechnicianProps & { readonly shown: TechnicianShown };

/** A technician's visits, in order, with what to know and what to press. */
export function TechnicianPage({ words, phone, path, closePath, longestNote, pictures, shown }: Props) {
  const { name, asOf, before, onToday, onTomorrow, problem } = shown;
  /** The one to do now has its buttons open, and so have those to be settled. */
  const next = onToday.find(({ canPress }) => canPress)?.id;
  const listOf = (cards: readonly Card[]) => (
    <ol className="tech-list">
      {cards.map((card) => (
        <VisitCard
          key={card.id}
          {...{ card, words, longestNote, pictures }}
          isFirst={card.id === next || before.includes(card)}
          typed={problem?.visitId === card.id ? problem.note : ''}
        />
      ))}
    </ol>
  );
  return (
    <div className="tech" data-technician={path}>
      <header className="tech-head">
        <h1>{fillText(words.heading, { name })}</h1>
        <p>
          <span>{fillText(words.asOf, { time: asOf })}</span>
          <a href={path}>{words.refresh}</a>
        </p>
      </header>
      <p className="tech-answer" role="status" data-unsent={words.late} hidden>
        {words.unsent}
      </p>
      {problem !== undefined && <PressAnswer problem={problem} />}
      {before.length > 0 && (
        <section>
          <h2>{words.before}</h2>
          <p className="tech-quiet">{words.beforeText}</p>
          {listOf(before)}
        </section>
      )}
      <section>
        <h2>{fillText(words.today, { day: shown.today })}</h2>
        {onToday.length === 0 ? <p>{words.none}</p> : listOf(onToday)}
      </section>
      <section>
        <h2>{fillText(words.tomorrow, { day: shown.tomorrow })}</h2>
        {onTomorrow.length === 0 ? <p>{words.none}</p> : listOf(onTomorrow)}
      </section>
      <footer className="tech-foot">
        <a className="tech-button" href={`tel:${phone.e164}`}>
          {words.callDesk} <bdi>{phone.text}</bdi>
        </a>
        <form method="post" action={closePath}>
          <button type="submit" className="tech-plain">
            {words.close}
          </button>
          <p className="tech-quiet">{words.closeText}</p>
        </form>
      </footer>
    </div>
  );
}
