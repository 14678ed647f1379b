import type { FaultWords, QuoteFormWords, SameDayWords } from '#content/form-words.ts';
import type { PostedFields } from '#domain/form-fields.ts';
import { parseQuoteRequest, quoteSubject, trapField } from '#domain/quote-request.ts';
import { HiddenFields } from './form/HiddenFields.tsx';
import { OfflineNote } from './form/OfflineNote.tsx';
import type { Phone } from '#site/elements/phone.ts';
import { QuoteFields } from './form/QuoteFields.tsx';
import type { Choice } from './form/SelectField.tsx';
import { SubmitButton } from './form/SubmitButton.tsx';
import { TrapField } from './form/TrapField.tsx';
import { usePostedForm } from './form/use-posted-form.ts';
import { toastQuoteSent } from './toast/toast-quote-sent.ts';

export type QuoteFormProps = {
  readonly words: QuoteFormWords;
  readonly faultWords: FaultWords;
  readonly sameDay: SameDayWords;
  readonly appliances: readonly Choice[];
  /** Where the form is posted. */
  readonly endpoint: string;
  readonly phone: Phone;
  /** Path of the page it is sent from, and of the page that says thank you. */
  readonly page: string;
  readonly nextPage: string;
  readonly lang: string;
  /** What the page already knows. */
  readonly appliance?: string | undefined;
  readonly zip?: string | undefined;
};

function listQuoteFaults(fields: PostedFields) {
  const parsed = parseQuoteRequest(fields);
  return parsed.kind === 'faulty' ? parsed.faults : [];
}

/** The quote form: an ordinary form that works without script, and says more with it. */
export function QuoteForm(props: QuoteFormProps) {
  const { words, faultWords, endpoint, phone, page, nextPage, lang } = props;
  const { formRef, handleInput, handleSubmit, view } = usePostedForm({
    id: 'quote-form',
    faultWords,
    missingToast: words.missingToast,
    listFaults: listQuoteFaults,
    onAccepted: (fields) => toastQuoteSent(fields, words, Date.now()),
  });
  return (
    <form
      ref={formRef}
      id={view.id}
      method="post"
      action={endpoint}
      onInput={handleInput}
      onSubmit={handleSubmit}
      className="@container relative grid gap-4"
    >
      <HiddenFields
        values={{
          _next: nextPage,
          _subject: quoteSubject,
          message: '',
          page,
          lang,
          consent: words.consentVersion,
        }}
      />
      <TrapField formId={view.id} name={trapField} label={words.trapLabel} />
      <QuoteFields {...props} view={view} zipRule={faultWords['not-a-zip']} />
      <div>
        <OfflineNote
          isShown={view.sending === 'offline'}
          text={words.offline}
          callInstead={words.callInstead}
          phone={phone}
        />
        <SubmitButton
          isSending={view.sending === 'sending'}
          label={words.submit}
          sendingLabel={words.submitting}
        />
      </div>
      <p className="text-small text-ink-soft">{words.consent}</p>
    </form>
  );
}
