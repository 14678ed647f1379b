import type { RequestWords } from '#content/words/my-request/request-words.ts';
import { Band } from '#site/elements/Band.tsx';
import { CallLink } from '#site/elements/buttons/CallLink.tsx';
import type { Phone } from '#site/elements/buttons/phone.ts';
import { RequestSteps } from './RequestSteps.tsx';
import { SentPlate } from './SentPlate.tsx';

type Props = {
  readonly words: RequestWords;
  readonly phone: Phone;
  readonly path: string;
  /** Of the visit's file for a calendar. */
  readonly filePath: string;
};

/** How the request stands, and what was sent. The server fills in what is marked. */
export function RequestState({ words, phone, path, filePath }: Props) {
  return (
    <Band tone="glass" air="none" className="py-8 md:py-14">
      <div
        data-request-live={path}
        className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start"
      >
        <div>
          <h1 className="text-h2 max-w-[20ch] break-words">
            {words.heading}
            <span data-request="first-name" />
          </h1>
          <p role="status" data-request="state" className="mt-5 max-w-measure text-lead" />
          <p data-request="more" className="mt-3 max-w-measure" />
          <p data-request="held" className="request-held" />
          <p data-request="gone" className="request-held" />
          <p data-request-file="" className="mt-3">
            <a href={filePath} className="text-link py-2">
              {words.calendar}
            </a>
          </p>
          <RequestSteps words={words.steps} />
          <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3 max-sm:flex-col max-sm:items-stretch">
            <CallLink phone={phone} label={words.callLabel} place="opening" />
            <a href={path} className="text-link py-2">
              {words.refresh}
            </a>
          </div>
          <p className="mt-4 max-w-measure text-small text-ink-soft">{words.emergency}</p>
        </div>
        <SentPlate words={words.sent} />
      </div>
    </Band>
  );
}
