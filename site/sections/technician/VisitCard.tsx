import type { TechnicianWords } from '#content/words/technician/technician-words.ts';
import type { VisitCard as Card } from '#domain/visits/technician-page.ts';
import { isUnfinished } from '#domain/visits/visit.ts';
import { fillText } from '#domain/words/wording.ts';
import type { PlatePictures } from '#site/elements/signs/SignPlate.tsx';
import { VisitFacts } from './VisitFacts.tsx';
import { VisitPresses } from './VisitPresses.tsx';

type Props = {
  readonly card: Card;
  readonly words: TechnicianWords;
  readonly longestNote: number;
  readonly pictures: PlatePictures;
  /** Its buttons are not folded away. */
  readonly isFirst: boolean;
  /** The note of a press that changed nothing. */
  readonly typed: string;
};

/** Where it is, and whom to call there. */
function Whereabouts({ card, words }: Pick<Props, 'card' | 'words'>) {
  const { name, phone, phoneText, address, map } = card;
  return (
    <>
      <p className="tech-address">{address}</p>
      {map === '' && <p className="tech-warn">{fillText(words.noStreet, { name })}</p>}
      <p className="tech-ways">
        {map !== '' && (
          <a className="tech-button" href={map}>
            {words.map}
          </a>
        )}
        {phone !== '' && (
          <a
            className="tech-button"
            href={`tel:${phone}`}
            aria-label={fillText(words.call, { name, phone: phoneText })}
          >
            {phoneText}
          </a>
        )}
      </p>
    </>
  );
}

/** One visit: when, who, where, what, and what to press. Of one that is over, the first line; he goes back to one that waits. */
export function VisitCard({ card, words, longestNote, pictures, isFirst, typed }: Props) {
  const { id, day, window, state, isOpen, name } = card;
  const presses = <VisitPresses {...{ card, words, longestNote, typed }} />;
  return (
    <li id={id} className="tech-card" data-state={state}>
      <h3>
        <span>{day === '' ? window : `${day}, ${window}`}</span>
        {state !== 'set' && <b className="tech-state">{words.states[state]}</b>}
        {card.isUrgent && <b className="tech-urgent">{words.urgent}</b>}
      </h3>
      <p className="tech-name">
        {name !== '' && <bdi>{name}</bdi>}
        {name !== '' && card.appliance !== '' && ', '}
        {card.appliance}
      </p>
      {card.doNotServe && <p className="tech-warn">{words.doNotServe}</p>}
      {isOpen && card.closing !== '' && (
        <p className="tech-warn">{fillText(words.closing, { why: card.closing })}</p>
      )}
      {isOpen && card.anotherTime !== '' && (
        <p className="tech-warn">{fillText(words.anotherTime, { name, wish: card.anotherTime })}</p>
      )}
      {!isOpen && card.part !== '' && (
        <p className="tech-part">
          {words.facts.part}: {card.part}
        </p>
      )}
      {state === 'return-visit' && card.note !== '' && <p className="tech-part">{card.note}</p>}
      {(isOpen || isUnfinished(state)) && <Whereabouts {...{ card, words }} />}
      {isOpen && <VisitFacts {...{ card, words, pictures }} />}
      {card.isNoted && (
        <p role="status" className="tech-saved">
          {words.noted}
        </p>
      )}
      {card.canPress && !isFirst && typed === '' ? (
        <details className="tech-more">
          <summary>{words.press.open}</summary>
          {presses}
        </details>
      ) : (
        presses
      )}
    </li>
  );
}
