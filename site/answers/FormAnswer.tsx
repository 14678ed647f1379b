import { answerWords, errorNumberWords } from '#content/words/forms/answer-words.ts';
import type { FormAnswerChoice, FormAnswerFacts } from '#domain/answers/answer-parts.ts';
import { quoteFormId } from '#domain/requests/asked-fields.ts';
import { fieldId } from '#site/islands/form/fields/field-ids.ts';
import { KeptPost } from '#site/islands/form/kept-post.ts';
import { MessageForm, messageFormId } from '#site/islands/MessageForm.island.tsx';
import { QuoteForm } from '#site/islands/QuoteForm.island.tsx';
import { messageFormProps } from '#site/page-props/form/message-form-props.ts';
import { quoteFormProps } from '#site/page-props/form/quote-form-props.ts';
import { Answer } from '#site/sections/form/Answer.tsx';
import { settings } from '#site/settings.ts';

type Props = FormAnswerChoice & { readonly facts?: FormAnswerFacts };

const nothing: FormAnswerFacts = { fields: {}, faults: [], errorId: undefined };
const phone = { e164: settings.phone, text: settings.phoneText };
/** The page that the form was sent from is among the fields that are kept. */
const page = '';

/** Why a form was not taken, and the form again with what was typed and what is wrong with it. */
export function FormAnswer({ name, language, form, facts = nothing }: Props) {
  const isOurs = name !== 'quote-faults' && name !== 'message-faults';
  const formId = form === 'quote' ? quoteFormId : messageFormId;
  return (
    <KeptPost value={facts}>
      <Answer
        words={answerWords[language][name]}
        phone={phone}
        errorNumber={isOurs ? errorNumberWords[language] : undefined}
        errorId={facts.errorId}
        faults={facts.faults.map(({ field, sentence }) => ({ href: `#${fieldId(formId, field)}`, sentence }))}
      >
        {form === 'quote' ? (
          <QuoteForm {...quoteFormProps({ language, page, codes: 'kept' })} />
        ) : (
          <MessageForm {...messageFormProps({ language, page })} />
        )}
      </Answer>
    </KeptPost>
  );
}
