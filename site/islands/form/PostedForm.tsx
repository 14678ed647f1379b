import { useState, type ReactNode } from 'react';
import type { Language } from '#content/language.ts';
import { unsentWords } from '#content/words/forms/unsent-words.ts';
import type { PostedFields } from '#domain/requests/form-fields.ts';
import { trapField } from '#domain/requests/quote-request.ts';
import type { ButtonTone } from '#site/elements/buttons/button-classes.ts';
import type { Phone } from '#site/elements/buttons/CallLink.tsx';
import type { FormFault } from '#domain/requests/fault-sentence.ts';
import { isControl } from './keep-fields.ts';
import { HiddenFields } from './HiddenFields.tsx';
import { OfflineNote } from './OfflineNote.tsx';
import { UnsentOffer } from './unsent/UnsentOffer.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { TrapField } from '#site/islands/form/fields/TrapField.tsx';
import { usePostedForm, type FormView } from './use-posted-form.ts';

/** What every form says around its fields. */
type FormWords = Readonly<
  Record<
    | 'missingToast'
    | 'trapLabel'
    | 'offline'
    | 'callInstead'
    | 'submit'
    | 'submitting'
    | 'consent'
    | 'consentVersion',
    string
  >
>;

/** What a page hands to each of its forms. */
export type PageOfForm = {
  /** Where the form is posted. */
  readonly endpoint: string;
  readonly phone: Phone;
  /** Path of the page it is sent from, and of the page that says thank you. */
  readonly page: string;
  readonly nextPage: string;
  readonly lang: Language;
};

type Props = PageOfForm & {
  readonly id: string;
  readonly words: FormWords;
  /** Sent beside what every form sends. */
  readonly hidden?: Readonly<Record<string, string>>;
  readonly listFaults: (fields: PostedFields) => readonly FormFault[];
  readonly onAccepted: (fields: PostedFields, form: HTMLFormElement) => void;
  readonly onEdit?: (field: string, text: string) => void;
  /** Of its button: on a page with two forms only one is solid. */
  readonly tone?: ButtonTone;
  /** By the button: what becomes of the form when it is sent now. */
  readonly promises: ReactNode;
  readonly children: (view: FormView) => ReactNode;
};

/** The frame of both forms: an ordinary form that works without script, and says more with it. */
export function PostedForm({
  id,
  words,
  hidden,
  listFaults,
  onAccepted,
  onEdit,
  tone = 'solid',
  promises,
  children,
  ...props
}: Props) {
  const { endpoint, phone, page, nextPage, lang } = props;
  const { missingToast } = words;
  const unsent = unsentWords[lang];
  const { formRef, handleInput, handleSubmit, handleClear, view, leftOver } = usePostedForm({
    id,
    nextPage,
    lang,
    missingToast,
    unsentToast: unsent.heading,
    listFaults,
    onAccepted,
  });
  const [hasBegun, setHasBegun] = useState(false);
  const isUnsent = leftOver !== undefined && view.sending !== 'sending';
  return (
    <form
      ref={formRef}
      id={id}
      // Who comes by a link to the form goes on from here.
      tabIndex={-1}
      // On a low screen the form is short until then. Its button stays where it is pressed.
      data-begun={hasBegun || isUnsent ? '' : undefined}
      onFocus={({ target }) => !(target instanceof HTMLButtonElement) && setHasBegun(true)}
      method="post"
      action={endpoint}
      onInput={(event) => {
        handleInput(event);
        if (isControl(event.target)) onEdit?.(event.target.name, event.target.value);
      }}
      onSubmit={handleSubmit}
      className="@container relative grid gap-4"
    >
      <HiddenFields
        values={{ _next: nextPage, ...hidden, page, lang, consent: words.consentVersion }}
        leftOver={leftOver}
      />
      <TrapField formId={id} name={trapField} label={words.trapLabel} />
      {children(view)}
      <div>
        <OfflineNote
          isShown={view.sending === 'offline'}
          text={words.offline}
          callInstead={words.callInstead}
          phone={phone}
        />
        <UnsentOffer
          isShown={isUnsent}
          words={unsent}
          callInstead={words.callInstead}
          phone={phone}
          onClear={handleClear}
        />
        <SubmitButton
          isSending={view.sending === 'sending'}
          label={isUnsent ? unsent.sendAgain : words.submit}
          sendingLabel={words.submitting}
          tone={tone}
        />
      </div>
      <div className="text-small font-semibold">{promises}</div>
      <p className="text-small text-ink-soft">{words.consent}</p>
    </form>
  );
}
