// Which methods each address of ours takes. docs/contracts.md tells of all of them.
import { boardCalls } from '#domain/board/board-calls.ts';
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

const order = [...read, ...write, 'PUT', 'DELETE'];

/** Of the call board, below its own address. */
export const boardMethods: readonly AllowedMethods[] = [
  ...Map.groupBy(Object.values(boardCalls), ({ path }) => path),
].map(([path, calls]) => {
  const methods = calls.flatMap(({ method }) => (method === 'GET' ? read : [method]));
  return [path, order.filter((method) => methods.some((one) => one === method))];
});
