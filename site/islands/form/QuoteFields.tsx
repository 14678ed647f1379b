import { Fragment, type ReactNode } from 'react';
import type { QuoteFormWords, SameDayWords } from '#content/words/forms/form-words.ts';
import type { SameDayRule } from '#domain/clocks/same-day-countdown.ts';
import { preferredTimes, quoteFields, type QuoteField } from '#domain/requests/quote-fields.ts';
import { signField } from '#domain/requests/asked-fields.ts';
import { SelectField, type Choice } from '#site/islands/form/fields/SelectField.tsx';
import { contactFields } from '#site/islands/form/fields/contact-fields.ts';
import { TextField } from '#site/islands/form/fields/TextField.tsx';
import { UrgentField } from '#site/islands/form/fields/UrgentField.tsx';
import { ChosenPlate } from './ChosenPlate.tsx';
import type { FormView } from './use-posted-form.ts';

export type SignChoices = {
  readonly label: string;
  readonly notSure: string;
  readonly choices: readonly Choice[];
};

type Props = {
  readonly view: FormView;
  readonly words: QuoteFormWords;
  /** Where no visit can be today, nobody is asked whether it should. */
  readonly sameDay?: SameDayWords | undefined;
  readonly hours: SameDayRule;
  readonly appliances: readonly Choice[];
  readonly appliance?: string | undefined;
  readonly zip?: string | undefined;
  /** Signs of the page's appliance; a page about no appliance asks for none. */
  readonly signs?: SignChoices | undefined;
  /** ZIP codes of the place, offered while typing. */
  readonly zips?: readonly string[] | undefined;
  /** What a browser without our script says when the ZIP is not five digits. */
  readonly zipRule: string;
};

/** The visible fields of the quote form, in the order of its rules, and what is free. Two columns where there is room. */
export function QuoteFields({
  view,
  words,
  sameDay,
  hours,
  appliances,
  appliance,
  zip,
  zips,
  signs,
  zipRule,
}: Props) {
  const times = preferredTimes.map((value) => ({ value, label: words.times[value] }));
  const { filledMark, optionalMark } = words;
  const shown = { view, filledMark };
  const fields = {
    name: <TextField {...shown} {...contactFields.name} label={words.name} required />,
    phone: <TextField {...shown} {...contactFields.phone} label={words.phone} required />,
    email: <TextField {...shown} {...contactFields.email} label={words.email} required />,
    zip: (
      <TextField
        {...shown}
        name="zip"
        label={words.zip}
        required
        maxLength={quoteFields.zip.limit}
        pattern="[0-9]{5}"
        title={zipRule}
        inputMode="numeric"
        autoComplete="postal-code"
        defaultValue={zip}
        suggestions={zips}
      />
    ),
    appliance: (
      <SelectField
        {...shown}
        name="appliance"
        label={words.appliance}
        placeholder={words.chooseAppliance}
        choices={appliances}
        chosen={appliance}
        required
      />
    ),
    sign: signs !== undefined && (
      <>
        <SelectField
          {...shown}
          name={signField}
          label={signs.label}
          placeholder={signs.notSure}
          choices={signs.choices}
          optionalMark={optionalMark}
        />
        <ChosenPlate />
      </>
    ),
    preferredTime: (
      <SelectField
        {...shown}
        name="preferredTime"
        label={words.preferredTime}
        placeholder={words.anyTime}
        choices={times}
        optionalMark={optionalMark}
      />
    ),
    urgent: sameDay !== undefined && (
      <UrgentField formId={view.id} label={words.urgent} sameDay={sameDay} hours={hours} />
    ),
    // Asked on the phone.
    message: undefined,
    // Asked once we come: on the page of the request, and at booking.
    street: undefined,
    unit: undefined,
    access: undefined,
  } satisfies Record<QuoteField, ReactNode>;
  return (
    <>
      <div className="quote-fields">
        {Object.entries(fields).map(([name, field]) => (
          <Fragment key={name}>{field}</Fragment>
        ))}
      </div>
      <p className="text-small text-ink-soft">{words.quoteMeans}</p>
    </>
  );
}
