import { faultWords } from '#content/words/forms/fault-words.ts';
import type { QuoteFormWords, SameDayWords } from '#content/words/forms/form-words.ts';
import type { SameDayRule } from '#domain/clocks/same-day-countdown.ts';
import type { PostedFields } from '#domain/requests/form-fields.ts';
import { askedSignField, quoteFormId, signField, askedCodeField } from '#domain/requests/asked-fields.ts';
import { parseQuoteRequest, quoteSubject } from '#domain/requests/quote-request.ts';
import { PostedForm, type PageOfForm } from './form/PostedForm.tsx';
import { QuoteFields, type SignChoices } from './form/QuoteFields.tsx';
import { AskedCode } from './form/AskedCode.tsx';
import { useAskedCode } from './form/use-asked-code.ts';
import { useAskedSign } from './form/use-asked-sign.ts';
import type { Choice } from '#site/islands/form/fields/SelectField.tsx';
import { readShownText } from './form/shown-text.ts';
import { useZipNote, type ZipEndpoints } from './form/use-zip-note.ts';
import { NextWindow } from '#site/elements/NextWindow.tsx';
import { TodayText } from '#site/elements/TodayText.tsx';
import { toastQuoteSent } from './toast/toast-quote-sent.ts';

export type QuoteFormProps = PageOfForm & {
  readonly words: QuoteFormWords;
  readonly sameDay?: SameDayWords | undefined;
  readonly hours: SameDayRule;
  /** When we call, until the server says what is true now. */
  readonly promise: string;
  /** The page is about a place: which window is open there first is said until a ZIP code is typed. */
  readonly hasWindow: boolean;
  readonly zipEndpoints: ZipEndpoints;
  readonly appliances: readonly Choice[];
  /** What the page already knows. */
  readonly appliance?: string | undefined;
  readonly zip?: string | undefined;
  readonly zips?: readonly string[] | undefined;
  readonly signs?: SignChoices | undefined;
  /** "Ask about this code" stands beside the form, or a code is kept from a form that was sent before. */
  readonly codes?:
    | { readonly kind: 'beside'; readonly label: string }
    | { readonly kind: 'kept' }
    | undefined;
};

function listQuoteFaults(fields: PostedFields) {
  const parsed = parseQuoteRequest(fields);
  return parsed.kind === 'faulty' ? parsed.faults : [];
}

/** The quote form, the same on every page that has one. */
export function QuoteForm(props: QuoteFormProps) {
  const { words, lang, promise, hasWindow, zipEndpoints, signs, codes } = props;
  const { news, check: checkZip } = useZipNote(zipEndpoints, words.zipNotes);
  const zipNote = news?.note ?? '';
  useAskedSign();
  const askedCode = useAskedCode();
  return (
    <PostedForm
      {...props}
      id={quoteFormId}
      hidden={{
        _subject: quoteSubject,
        message: '',
        // A form about no appliance shows no signs, but keeps the one it was sent with.
        ...(signs === undefined && { [signField]: '', [askedSignField]: '' }),
        ...(codes?.kind === 'kept' && { [askedCodeField]: '' }),
      }}
      listFaults={listQuoteFaults}
      onEdit={(field, text) => field === 'zip' && checkZip(text)}
      onAccepted={(fields, form) =>
        toastQuoteSent(fields, words, { promise: readShownText(form, 'promise'), zipNote })
      }
      promises={
        <>
          <p>
            <TodayText name="promise" text={promise} />
          </p>
          <p role="status">{zipNote === '' ? news?.nextWindow : zipNote}</p>
          {hasWindow && news === undefined && <NextWindow />}
        </>
      }
    >
      {(view) => (
        <>
          {codes?.kind === 'beside' && <AskedCode label={codes.label} code={askedCode} />}
          <QuoteFields {...props} view={view} zipRule={faultWords[lang]['not-a-zip']} />
        </>
      )}
    </PostedForm>
  );
}
