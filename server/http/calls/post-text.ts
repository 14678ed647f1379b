// POST /api/texts: what somebody replied to a text of ours, as the service for texts tells it (Twilio's incoming message webhook).
// STOP and the words that carriers take for it end the texts to that number, START begins them again.
import type { IncomingMessage } from 'node:http';
import { languages } from '#content/language.ts';
import { readReply } from '#domain/leads/text-consent.ts';
import { textsApiPath } from '#domain/paths/paths.ts';
import { parsePhoneNumber } from '#domain/requests/phone-number.ts';
import type { ReportFault } from '#server/log/fault-report.ts';
import type { Log } from '#server/log/log.ts';
import { writeUnread, type Texter } from '#server/notices/sms/visit-text.ts';
import type { TextStore } from '#server/store/acts/my-request/text-store.ts';
import { answerService, readSignedPost, type SignedDoor } from './signed-post.ts';

export type TextParts = SignedDoor & {
  readonly store: Pick<TextStore, 'stopTexts' | 'startTexts'>;
  readonly company: Texter;
  readonly now: () => number;
  readonly log: Log;
  readonly report: ReportFault;
};

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Makes the handler. 200 once a reply was heard, 403 unless the service signed it, 503 if it could not be kept: the service is to tell
 * it again. The carrier itself answers STOP, START and HELP; whoever writes anything else is told whom to call.
 */
export function createTextHandler({ store, company, now, log, report, ...door }: TextParts) {
  return async (incoming: IncomingMessage): Promise<Response> => {
    const read = await readSignedPost(incoming, textsApiPath, door);
    if (read.kind === 'unsigned') log('warn', 'reply not heard', { kind: 'signature' });
    if (read.kind !== 'signed') return answerService(read.status);
    const phone = parsePhoneNumber(read.posted.get('From') ?? '');
    if (phone === undefined) return answerService(200);
    const said = readReply(read.posted.get('Body') ?? '');
    try {
      if (said === 'stop' || said === 'start') {
        const count = await (said === 'stop'
          ? store.stopTexts(phone, now())
          : store.startTexts(phone, now()));
        log('info', 'reply heard', { kind: said, count });
      }
    } catch (fault) {
      report('reply not heard', fault);
      return answerService(503);
    }
    if (said !== 'other') return answerService(200);
    return answerService(200, `<Message>${escapeXml(writeUnread(languages[0], company))}</Message>`);
  };
}
