import type { RequestWords } from '#content/words/my-request/request-words.ts';
import type { RequestShown } from '#domain/my-request/request-shown.ts';
import { Band } from '#site/elements/Band.tsx';
import { CallLink, type Phone } from '#site/elements/buttons/CallLink.tsx';
import { SignPlate, type PlatePictures } from '#site/elements/signs/SignPlate.tsx';
import { RequestSteps } from './RequestSteps.tsx';
import { SentPlate } from './SentPlate.tsx';

type Props = {
  readonly words: RequestWords;
  readonly phone: Phone;
  readonly path: string;
  /** Of the visit's file for a calendar. */
  readonly filePath: string;
  readonly look: { readonly open: string; readonly help: string; readonly pictures: PlatePictures };
  readonly shown: RequestShown;
};

/** How the request stands, and what was sent. */
export function RequestState({ words, phone, path, filePath, look, shown }: Props) {
  const { firstName, state, more, window, hasVisit, plate } = shown;
  return (
    <Band tone="glass" air="none" className="py-8 md:py-14">
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
        <div>
          <h1 className="text-h2 max-w-[20ch] break-words">
            {words.heading}
            {firstName !== '' && `, ${firstName}`}
          </h1>
          <p role="status" data-request="state" className="mt-5 max-w-measure text-lead">
            {state}
          </p>
          <p data-request="more" hidden={more === ''} className="mt-3 max-w-measure">
            {more}
          </p>
          <p data-request="next" hidden={window.next === ''} className="mt-3 max-w-measure font-semibold">
            {window.next}
          </p>
          <p data-request="held" hidden={window.held === ''} className="request-held">
            {window.held}
          </p>
          <p data-request="gone" hidden={window.gone === ''} className="request-held">
            {window.gone}
          </p>
          <p data-request-file="" hidden={!hasVisit} className="mt-3">
            <a href={filePath} className="text-link py-2">
              {words.calendar}
            </a>
          </p>
          <RequestSteps words={words.steps} step={shown.step} isByPhone={shown.isByPhone} />
          <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3 max-sm:flex-col max-sm:items-stretch">
            <CallLink phone={phone} label={words.callLabel} position="opening" />
            <a href={path} className="text-link py-2">
              {words.refresh}
            </a>
          </div>
          <p
            hidden={shown.isOver}
            className="mt-4 max-w-measure text-small text-ink-soft"
            data-request="urgent"
          >
            {words.emergency}
          </p>
        </div>
        <SentPlate words={words.sent} shown={shown} />
      </div>
      {plate !== undefined && (
        <details className="request-change mt-8" data-key={plate.sign}>
          <summary>{look.open}</summary>
          <p className="mb-3 max-w-measure font-medium">{plate.mayRun}</p>
          <SignPlate told={plate} pictures={look.pictures} />
          <p className="mt-3">
            <a href={plate.helpPath} className="text-link py-2">
              {look.help}
            </a>
          </p>
        </details>
      )}
    </Band>
  );
}
