// Which methods each address of ours takes. docs/contracts.md tells of all of them.
import {
  corePath,
  coverageApiPath,
  messageApiPath,
  myRequestApiPath,
  myRequestPath,
  myVisitFilePath,
  quoteApiPath,
  requestPhotosPath,
  todayApiPath,
  visitFeedsPath,
} from '#domain/paths/paths.ts';
import type { AllowedMethods } from './method-guard.ts';

const read = ['GET', 'HEAD'] as const;
const write = ['POST'] as const;

/** Of the forms and of monitors. */
export const publicMethods: readonly AllowedMethods[] = [
  [quoteApiPath, write],
  [messageApiPath, write],
  [coverageApiPath, read],
  [todayApiPath, read],
  ['/healthz', read],
  ['/readyz', read],
  [`${visitFeedsPath}/:file`, read],
];

/** Of visitors' own requests, where the site has their pages. */
export const requestMethods: readonly AllowedMethods[] = [
  [corePath('submitted'), read],
  [`${myRequestPath}/*`, read],
  [myVisitFilePath, read],
  [`${myRequestApiPath}/change`, write],
  [`${myRequestApiPath}/cancel`, write],
  [`${myRequestApiPath}/again`, write],
  [`${myRequestApiPath}/window`, write],
  [`${myRequestApiPath}/another-time`, write],
  [`${myRequestApiPath}/erase`, write],
  [`${myRequestApiPath}/close`, write],
  [requestPhotosPath, write],
  [`${requestPhotosPath}/:id`, read],
  [`${requestPhotosPath}/:id/remove`, write],
];

/** Only where figures are asked for by a token. */
export const metricsMethods: AllowedMethods = ['/metrics', read];

/** Of the call board, below its own address. */
export const boardMethods: readonly AllowedMethods[] = [
  ['/sign-in', write],
  ['/sign-out', write],
  ['/leads', read],
  ['/leads.csv', read],
  ['/leads/:id', read],
  ['/leads/:id/person', read],
  ['/leads/:id/photos/:photoId', read],
  ['/leads/:id/marks', write],
  ['/leads/:id/merge', write],
  ['/leads/:id/release-window', write],
  ['/callers', write],
  ['/marks', write],
  ['/marks/undo', write],
  ['/figures', read],
  ['/figures/weekly-mail', [...read, 'PUT']],
  ['/notices', read],
  ['/notices/replay', write],
  ['/team', [...read, ...write]],
  ['/team/:name', ['DELETE']],
  ['/team/:name/link', write],
  ['/team/:name/role', write],
  ['/team/:name/sign-out', write],
  ['/changes', read],
  ['/sessions', [...read, 'DELETE']],
  ['/sessions/:id', ['DELETE']],
  ['/opening', [...read, ...write]],
  ['/opening/:id', ['PUT', 'DELETE']],
  ['/leads/:id/visit', write],
  ['/visits', read],
  ['/visits/:id/move', write],
  ['/visits/:id/cancel', write],
  ['/visits/:id/on-the-way', write],
  ['/visits/:id/done', write],
  ['/visits/:id/no-show', write],
  ['/visits/:id/undo', write],
  ['/windows', [...read, 'PUT']],
  ['/windows/left', read],
  ['/technicians', write],
  ['/technicians/:id', [...write, 'DELETE']],
  ['/technicians/:id/feed', [...write, 'DELETE']],
];
