import { toast } from 'sonner';
import type { FaultWords, MessageFormWords } from '#content/form-words.ts';
import type { PostedFields } from '#domain/form-fields.ts';
import { parseMessageRequest } from '#domain/message-request.ts';
import { trapField } from '#domain/quote-request.ts';
import { HiddenFields } from './form/HiddenFields.tsx';
import { MessageFields } from './form/MessageFields.tsx';
import { OfflineNote } from './form/OfflineNote.tsx';
import type { Phone } from '#site/elements/phone.ts';
import { SubmitButton } from './form/SubmitButton.tsx';
import { TrapField } from './form/TrapField.tsx';
import { usePostedForm } from './form/use-posted-form.ts';

export type MessageFormProps = {
  readonly words: MessageFormWords;
  readonly faultWords: FaultWords;
  readonly endpoint: string;
  readonly phone: Phone;
  readonly page: string;
  readonly nextPage: string;
  readonly lang: string;
};

function listMessageFaults(fields: PostedFields) {
  const parsed = parseMessageRequest(fields);
  return parsed.kind === 'faulty' ? parsed.faults : [];
}

/** The short message of the contact page; it is handled like the quote form. */
export function MessageForm({ words, faultWords, endpoint, phone, page, nextPage, lang }: MessageFormProps) {
  const { formRef, handleInput, handleSubmit, view } = usePostedForm({
    id: 'message-form',
    faultWords,
    missingToast: words.missingToast,
    listFaults: listMessageFaults,
    onAccepted: () => toast.success(words.sentToast, { description: words.answerSoon }),
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
      <HiddenFields values={{ _next: nextPage, page, lang, consent: words.consentVersion }} />
      <TrapField formId={view.id} name={trapField} label={words.trapLabel} />
      <MessageFields view={view} words={words} />
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
