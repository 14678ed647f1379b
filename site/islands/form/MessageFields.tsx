import type { MessageFormWords } from '#content/words/forms/form-words.ts';
import { quoteFields } from '#domain/requests/quote-fields.ts';
import { TextAreaField } from '#site/islands/form/fields/TextAreaField.tsx';
import { contactFields } from '#site/islands/form/fields/contact-fields.ts';
import { TextField } from '#site/islands/form/fields/TextField.tsx';
import type { FormView } from './use-posted-form.ts';

type Props = { readonly view: FormView; readonly words: MessageFormWords };

/** The visible fields of the message form. Email or phone is enough, so neither is required by itself. */
export function MessageFields({ view, words }: Props) {
  const shown = { view, filledMark: words.filledMark };
  return (
    <div className="grid gap-4 @min-[28rem]:grid-cols-2">
      <div className="@min-[28rem]:col-span-2">
        <TextField {...shown} {...contactFields.name} label={words.name} required />
      </div>
      <TextField {...shown} {...contactFields.email} label={words.email} />
      <TextField {...shown} {...contactFields.phone} label={words.phone} />
      <p className="-mt-2 text-small text-ink-soft @min-[28rem]:col-span-2">{words.eitherHint}</p>
      <div className="@min-[28rem]:col-span-2">
        <TextAreaField
          {...shown}
          name="message"
          label={words.message}
          maxLength={quoteFields.message.limit}
        />
      </div>
    </div>
  );
}
