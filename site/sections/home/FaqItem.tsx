import { Icon } from '#site/elements/pictures/Icon.tsx';
import { Phrase } from '#site/elements/text/Phrase.tsx';

type Props = { readonly id: string; readonly question: string; readonly answer: string };

/** One question. Line breaks of the answer are kept. */
export function FaqItem({ id, question, answer }: Props) {
  return (
    <details id={id} name="faqs" className="faq">
      <summary>
        <h3 className="text-h4">
          <Phrase text={question} />
        </h3>
        <Icon name="Plus" />
      </summary>
      <p className="faq-answer">{answer}</p>
    </details>
  );
}
