// The short message of the contact page: a name, one way to answer, and the message.
import { fieldText, findTextFault, type PostedFields, type TextFault } from './form-fields.ts';
import { parsedFrom, type Parsed } from './parsed.ts';
import { findPhoneFault, parsePhoneNumber, type PhoneFault } from './phone-number.ts';
import { quoteFields } from './quote-fields.ts';
import { isEmail } from './quote-request.ts';

export type MessageRequest = {
  readonly name: string;
  /** E.164, or empty when the visitor left only an email address. */
  readonly phone: string;
  readonly phoneAsTyped: string;
  readonly email: string;
  readonly message: string;
};

export type MessageFault = {
  readonly field: 'name' | 'email' | 'phone' | 'message';
  readonly code: TextFault | PhoneFault | 'no-way-to-answer' | 'not-an-email';
};

/** A message out of a posted form, or every fault in the order of the form. */
export function parseMessageRequest(fields: PostedFields): Parsed<MessageRequest, MessageFault> {
  const value = {
    name: fieldText(fields, 'name'),
    email: fieldText(fields, 'email'),
    phoneAsTyped: fieldText(fields, 'phone'),
    phone: parsePhoneNumber(fieldText(fields, 'phone')) ?? '',
    message: fieldText(fields, 'message'),
  };
  const faults: MessageFault[] = [];
  function check(field: MessageFault['field'], text: string, limit: number, wrong?: MessageFault['code']) {
    const code = findTextFault(text, limit) ?? wrong;
    if (code !== undefined) faults.push({ field, code });
  }
  const { name, email, phone, message } = quoteFields;
  check('name', value.name, name.limit, value.name === '' ? 'missing' : undefined);
  const unanswerable = value.email === '' && value.phoneAsTyped === '';
  const emailWrong = value.email !== '' && !isEmail(value.email) ? 'not-an-email' : undefined;
  check('email', value.email, email.limit, unanswerable ? 'no-way-to-answer' : emailWrong);
  const phoneWrong = value.phoneAsTyped === '' ? undefined : findPhoneFault(value.phoneAsTyped);
  check('phone', value.phoneAsTyped, phone.limit, phoneWrong);
  check('message', value.message, message.limit, value.message === '' ? 'missing' : undefined);
  return parsedFrom(value, faults);
}
