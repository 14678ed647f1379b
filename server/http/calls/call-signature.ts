// The signature of a phone service's requests: Twilio's `X-Twilio-Signature`, an HMAC-SHA1 in base64 over the address it was given and
// the posted parameters, by name. https://www.twilio.com/docs/usage/security#validating-requests
import { createHmac } from 'node:crypto';

/** Signs what is posted to an address: the whole address as the service knows it, each name followed by its value. */
export function signCall(token: string, address: string, posted: URLSearchParams): string {
  const inOrder = [...posted].toSorted(([one], [other]) => (one < other ? -1 : Number(one > other)));
  return createHmac('sha1', token)
    .update([address, ...inOrder.flat()].join(''))
    .digest('base64');
}
