import type { MessageFormWords } from '#content/form-words.ts';
import { fieldLimits } from '#domain/form-fields.ts';
import { TextAreaField } from './TextAreaField.tsx';
import { TextField } from './TextField.tsx';
import type { FormView } from './use-posted-form.ts';

type Props = { readonly view: FormView; readonly words: MessageFormWords };

/** The visible fields of the message form. E-mail or phone is enough, so neither is required by itself. */
export function MessageFields({ view, words }: Props) {
  const shown = { view, filledMark: words.filledMark };
  return (
    <div className="grid gap-4 @min-[28rem]:grid-cols-2">
      <div className="@min-[28rem]:col-span-2">
        <TextField
          {...shown}
          name="name"
          label={words.name}
          required
          maxLength={fieldLimits.name}
          autoComplete="name"
        />
      </div>
      <TextField
        {...shown}
        name="email"
        label={words.email}
        type="email"
        maxLength={fieldLimits.email}
        inputMode="email"
        autoComplete="email"
      />
      <TextField
        {...shown}
        name="phone"
        label={words.phone}
        type="tel"
        maxLength={fieldLimits.phone}
        inputMode="tel"
        autoComplete="tel"
      />
      <p className="-mt-2 text-small text-ink-soft @min-[28rem]:col-span-2">{words.eitherHint}</p>
      <div className="@min-[28rem]:col-span-2">
        <TextAreaField {...shown} name="message" label={words.message} maxLength={fieldLimits.message} />
      </div>
    </div>
  );
}
