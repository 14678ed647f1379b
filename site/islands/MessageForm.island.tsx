import { toast } from 'sonner';
import type { MessageFormWords } from '#content/words/forms/form-words.ts';
import { fieldText, type PostedFields } from '#domain/requests/form-fields.ts';
import { parseMessageRequest } from '#domain/requests/message-request.ts';
import { MessageFields } from './form/MessageFields.tsx';
import { TodayText } from '#site/elements/TodayText.tsx';
import { readShownText } from './form/shown-text.ts';
import { PostedForm, type PageOfForm } from './form/PostedForm.tsx';

export type MessageFormProps = PageOfForm & {
  readonly words: MessageFormWords;
  /** When we call, and when we write, until the server says what is true now. */
  readonly promise: string;
  readonly emailPromise: string;
};

function listMessageFaults(fields: PostedFields) {
  const parsed = parseMessageRequest(fields);
  return parsed.kind === 'faulty' ? parsed.faults : [];
}

export const messageFormId = 'message-form';

/** The short message of the contact page; it is handled like the quote form. */
export function MessageForm(props: MessageFormProps) {
  const { words, promise, emailPromise } = props;
  return (
    <PostedForm
      {...props}
      id={messageFormId}
      tone="line"
      listFaults={listMessageFaults}
      onAccepted={(fields, form) =>
        toast.success(words.sentToast, {
          description: readShownText(form, fieldText(fields, 'phone') === '' ? 'email' : 'promise'),
        })
      }
      promises={
        <>
          <p>
            {words.byPhone} <TodayText name="promise" text={promise} />
          </p>
          <p className="mt-1">
            {words.byEmail} <TodayText name="email" text={emailPromise} />
          </p>
        </>
      }
    >
      {(view) => <MessageFields view={view} words={words} />}
    </PostedForm>
  );
}
