// Alarms to staff and visits to customers as text messages, by a service that speaks Twilio's Messages API (version 2010-04-01): a form is posted for each
// phone, signed in by HTTP Basic. https://www.twilio.com/docs/messaging/api/message-resource#create-a-message-resource
import type { Delivery, SendNotice } from '#server/notices/channel.ts';
import { deliveryOfAnswer, deliveryOfFault, deliveryToAll } from './sms-answer.ts';
import { isToCustomer } from '#server/store/records/notices/notice-kinds.ts';
import type { LeasedNotice } from '#server/store/records/notices/notice.ts';
import { writeSms } from './sms-text.ts';
import { writeVisitText, type Texter } from './visit-text.ts';

export type SmsParts = {
  /** With user and password; without a path, that of the user's own account is used. */
  readonly url: string;
  /** A number, a short code, a name, or the id of a messaging service ("MG" and 32 digits). */
  readonly from: string;
  /** Numbers in E.164 form. */
  readonly staff: readonly string[];
  readonly publicOrigin: string | undefined;
  /** Who customers are texted by. */
  readonly company: Texter;
  /** Told when the service says that a number wants nothing more. */
  readonly onStopped: (phone: string) => Promise<unknown>;
  readonly now: () => number;
};

const smsTimeoutMs = 15_000;

/** Alarms whose phones are remembered while some of them still wait. */
const mostRemembered = 1000;

/** Where messages are posted, and the header that signs in. The key leaves the address: addresses are written down by many. */
export function readSmsAddress(url: string): { readonly endpoint: string; readonly authorization: string } {
  const { username, password, origin, pathname, search } = new URL(url);
  const [user, key] = [decodeURIComponent(username), decodeURIComponent(password)];
  const path = pathname === '/' ? `/2010-04-01/Accounts/${encodeURIComponent(user)}/Messages.json` : pathname;
  return {
    endpoint: `${origin}${path}${search}`,
    authorization: `Basic ${Buffer.from(`${user}:${key}`, 'utf8').toString('base64')}`,
  };
}

/** Makes the channel. A phone that has an alarm does not get it again while the others are tried anew. */
export function createSmsChannel(parts: SmsParts): SendNotice {
  const { url, from, staff, publicOrigin, company, onStopped, now } = parts;
  const { endpoint, authorization } = readSmsAddress(url);
  const sender = /^MG[0-9a-f]{32}$/iu.test(from) ? 'MessagingServiceSid' : 'From';
  /** What is settled of alarms that are to be tried again, by notice and place in the list. */
  const settled = new Map<string, Map<number, Delivery>>();

  async function sendTo(phone: string, text: string, signal: AbortSignal): Promise<Delivery> {
    try {
      const answer = await fetch(endpoint, {
        method: 'POST',
        body: new URLSearchParams({ To: phone, [sender]: from, Body: text }),
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(smsTimeoutMs)]),
        headers: { authorization, accept: 'application/json' },
      });
      return deliveryOfAnswer(answer, await answer.text(), now());
    } catch (fault) {
      return deliveryOfFault(fault);
    }
  }

  function remember(id: string, done: Map<number, Delivery>): void {
    settled.set(id, done);
    const [oldest] = settled.keys();
    if (settled.size > mostRemembered && oldest !== undefined) settled.delete(oldest);
  }

  async function sendToCustomer({ lead, visit }: LeasedNotice, signal: AbortSignal): Promise<Delivery> {
    if (visit === undefined || !('visit' in visit))
      return { kind: 'refused', answer: { code: 'nothing-new' } };
    const delivery = await sendTo(lead.phone, writeVisitText(visit, lead.language, company), signal);
    if (delivery.answer.code === 'sms-stopped') await onStopped(lead.phone);
    return delivery;
  }

  return async (notice, signal) => {
    if (isToCustomer(notice.kind)) return sendToCustomer(notice, signal);
    const told = [notice, ...(notice.together ?? [])];
    const done = new Map(told.map(({ id }) => [id, settled.get(id) ?? new Map<number, Delivery>()]));
    for (const { id } of told) settled.delete(id);
    /** Of all that are told at once, what a phone does not have yet. */
    async function tell(place: number, phone: string): Promise<Delivery> {
      const lacking = told.filter(({ id }) => done.get(id)?.has(place) !== true);
      if (lacking.length > 0) return sendTo(phone, writeSms(lacking, publicOrigin), signal);
      return done.get(notice.id)?.get(place) ?? { kind: 'failed', answer: { code: 'cut-off' } };
    }
    const places = staff.map((phone, index) => [index + 1, phone] as const);
    // Sent again by hand, it goes to those alone who lack it.
    const asked = places.filter(([place]) => notice.missing.length === 0 || notice.missing.includes(place));
    const tried = await Promise.all(
      asked.map(async ([place, phone]) => [place, await tell(place, phone)] as const),
    );
    const delivery = deliveryToAll(new Map(tried));
    const kept = tried.filter(([, { kind }]) => kind !== 'failed');
    if (delivery.kind === 'failed')
      for (const { id } of told) remember(id, new Map([...(done.get(id) ?? []), ...kept]));
    return delivery;
  };
}
