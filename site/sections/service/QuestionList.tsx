import { Block } from '#site/elements/Block.tsx';
import { Icon } from '#site/elements/pictures/Icon.tsx';

type Props = {
  readonly id: string;
  readonly heading: string;
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
};

/** Questions that open; none or one at a time. */
export function QuestionList({ id, heading, questions }: Props) {
  return (
    <Block id={id} heading={heading}>
      <div className="border-t border-rule" data-faq="">
        {questions.map(({ question, answer }) => (
          <details key={question} name={id} className="border-b border-rule">
            <summary className="flex min-h-14 items-center justify-between gap-4 py-3 font-semibold">
              <span className="text-balance">{question}</span>
              <Icon name="ChevronDown" className="turns" />
            </summary>
            <p className="max-w-measure pb-5">{answer}</p>
          </details>
        ))}
      </div>
    </Block>
  );
}
