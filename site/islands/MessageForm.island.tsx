import { toast } from 'sonner';
import type { MessageFormWords } from '#content/words/forms/form-words.ts';
import type { PostedFields } from '#domain/requests/form-fields.ts';
import { parseMessageRequest } from '#domain/requests/message-request.ts';
import { MessageFields } from './form/MessageFields.tsx';
import { PostedForm, type PageOfForm } from './form/PostedForm.tsx';

export type MessageFormProps = PageOfForm & { readonly words: MessageFormWords };

function listMessageFaults(fields: PostedFields) {
  const parsed = parseMessageRequest(fields);
  return parsed.kind === 'faulty' ? parsed.faults : [];
}

/** The short message of the contact page; it is handled like the quote form. */
export function MessageForm(props: MessageFormProps) {
  const { words } = props;
  return (
    <PostedForm
      {...props}
      id="message-form"
      listFaults={listMessageFaults}
      onAccepted={() => toast.success(words.sentToast, { description: words.answerSoon })}
    >
      {(view) => <MessageFields view={view} words={words} />}
    </PostedForm>
  );
}
