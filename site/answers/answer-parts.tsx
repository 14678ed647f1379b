// What the server calls for the parts of pages that are written when they are asked for: the same components as at build.
import { renderToStaticMarkup } from 'react-dom/server';
import type { AnswerParts } from '#domain/answers/answer-parts.ts';
import { noRequestProps, requestPageProps } from '#site/page-props/my-request/request-page-props.ts';
import { technicianProps } from '#site/page-props/technician/technician-props.ts';
import { NoRequest } from '#site/sections/my-request/NoRequest.tsx';
import { RequestPage } from '#site/sections/my-request/RequestPage.tsx';
import { NoVisits } from '#site/sections/technician/NoVisits.tsx';
import { TechnicianPage } from '#site/sections/technician/TechnicianPage.tsx';
import { CoveragePage } from './CoveragePage.tsx';
import { FormAnswer } from './FormAnswer.tsx';

const language = 'en';
const requestProps = requestPageProps(language);
const noneProps = noRequestProps(language);
const visitsProps = technicianProps(language);

export const answerParts: AnswerParts = {
  request: (shown, islands) =>
    renderToStaticMarkup(
      <RequestPage {...requestProps} shown={shown}>
        <div data-islands="" dangerouslySetInnerHTML={{ __html: islands }} />
      </RequestPage>,
    ),
  form: (choice, facts) => renderToStaticMarkup(<FormAnswer {...choice} facts={facts} />),
  coverage: (facts) => renderToStaticMarkup(<CoveragePage {...facts} />),
  noRequest: (reason) => renderToStaticMarkup(<NoRequest {...noneProps} reason={reason} />),
  technician: (answer) =>
    renderToStaticMarkup(
      answer.kind === 'page' ? (
        <TechnicianPage {...visitsProps} shown={answer.shown} />
      ) : (
        <NoVisits {...visitsProps} reason={answer.kind} />
      ),
    ),
};
