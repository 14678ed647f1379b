// What a request says of the error code it was asked about beside.
import type { ServiceSlug } from '#content/catalogue/services.ts';
import { errorCodesWords } from '#content/words/repairs/error-codes-words.ts';
import { findCode, nameMachine } from '#domain/repair/list-codes.ts';
import { readAskedCode } from '#domain/requests/asked-fields.ts';
import type { PostedFields } from '#domain/requests/form-fields.ts';
import { languageOf } from './lead-offer.ts';

type AskedCode = {
  /** First line of the message; empty without a code. */
  readonly line: string;
  /** The sign the code goes with, when the request is about its appliance. */
  readonly sign: string;
  /** A code that the catalogue does not have is left out. */
  readonly isUnknown: boolean;
};

/** Puts the code a form asked about into words for the desk and the technician. */
export function tellAskedCode(fields: PostedFields, appliance: ServiceSlug): AskedCode {
  const asked = readAskedCode(fields);
  const language = languageOf(fields);
  const code = findCode(asked, language);
  if (code === undefined) return { line: '', sign: '', isUnknown: asked !== '' };
  const { brand, service, facts, words } = code;
  const machine = nameMachine(brand, service, language);
  return {
    line: errorCodesWords[language].inRequest(machine, facts.codes.join(', '), words.meaning),
    sign: service === appliance ? (facts.sign ?? '') : '',
    isUnknown: false,
  };
}
