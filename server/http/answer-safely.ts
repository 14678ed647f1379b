import type { RequestListener } from 'node:http';
import type { ReportFault } from '#server/log/fault-report.ts';
import { sendFailure } from './answer-failure.ts';
import { plainPage } from './answers/plain-page.ts';
import type { Header } from './security-headers.ts';

export type SafetyParts = {
  readonly report: ReportFault;
  readonly securityHeaders: readonly Header[];
  /** E.164. */
  readonly phone: string;
};

/** Makes the guard around a listener outside the framework: what it throws is logged and answered 500, not the end of us. */
export function createSafety({
  report,
  securityHeaders,
  phone,
}: SafetyParts): (answer: RequestListener) => RequestListener {
  const headers = securityHeaders.flat();
  return (answer) => (request, response) => {
    try {
      answer(request, response);
    } catch (fault) {
      const errorId = report('request failed', fault, { route: 'site' });
      sendFailure(request, response, headers, plainPage(phone, { errorId }));
    }
  };
}
