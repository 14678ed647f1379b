import type { TechnicianWords } from '#content/words/technician/technician-words.ts';
import type { VisitCard } from '#domain/visits/technician-page.ts';
import { fillText } from '#domain/words/wording.ts';
import { SignPlate, type PlatePictures } from '#site/elements/signs/SignPlate.tsx';

type Props = {
  readonly card: VisitCard;
  readonly words: TechnicianWords;
  readonly pictures: PlatePictures;
};

type Fact = readonly [label: string, text: string];

function listOf(facts: readonly Fact[]) {
  const told = facts.filter(([, text]) => text !== '');
  if (told.length === 0) return null;
  return (
    <dl className="tech-facts">
      {told.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What to know before the door is opened, and what to have in the van. */
export function VisitFacts({ card, words: { facts: words, photos, photo }, pictures }: Props) {
  const { photos: addresses, name } = card;
  const facts: readonly Fact[] = [
    [words.access, card.access],
    [words.customer, card.customerNote],
    [words.language, card.language],
    [words.note, card.note],
    [words.problem, card.problem],
    [words.wrote, card.message],
    ...card.added.map((fact) => [fact.name, fact.text] as const),
    [words.part, card.part],
    [words.bring, card.parts.join(', ')],
  ];
  const advice: readonly Fact[] = [
    [words.usual, card.causes.join('\n')],
    [words.visit, card.advice],
  ];
  return (
    <>
      {listOf(facts)}
      {card.causes.length > 0 && (
        <details className="tech-more">
          <summary>{words.causes}</summary>
          {listOf(advice)}
          {card.plate !== null && <SignPlate told={card.plate} pictures={pictures} />}
        </details>
      )}
      {addresses.length > 0 && (
        <details className="tech-more">
          <summary>
            {addresses.length === 1
              ? photos.one
              : fillText(photos.other, { count: String(addresses.length) })}
          </summary>
          {addresses.map((address, index) => (
            <img
              key={address}
              src={address}
              loading="lazy"
              alt={fillText(photo, { number: String(index + 1), name })}
            />
          ))}
        </details>
      )}
    </>
  );
}
