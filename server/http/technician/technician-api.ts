// A technician's page: the link that opens it, his visits of today and tomorrow, what he presses, and closing it on a phone.
import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type { PressProblem, TechnicianAnswer } from '#domain/visits/technician-page.ts';
import { fieldText } from '#domain/requests/form-fields.ts';
import { technicianApiPath, technicianPath } from '#domain/paths/paths.ts';
import type { AnsweredPage } from '#server/http/answers/answered-pages.ts';
import type { RequestCookie } from '#server/http/answers/request-cookie.ts';
import { answerAhead } from '#server/http/my-request/open-link.ts';
import { answerPhoto } from '#server/http/my-request/photos/photo-answers.ts';
import { readTyped } from '#server/http/my-request/post-my-request.ts';
import { answerPage, leadTo } from '#server/http/my-request/request-answers.ts';
import { findOrigin } from '#server/http/origin-guard.ts';
import type { ReportFault } from '#server/log/fault-report.ts';
import type { PhotoStore } from '#server/store/acts/my-request/photo-store.ts';
import type { VisitStore } from '#server/store/acts/booking/visit-store.ts';
import { hashTechnicianToken } from '#server/store/records/people/board-token.ts';
import { pressVisit, type PressParts } from './press-visit.ts';
import { describeVisits, pageDays } from './technician-facts.ts';

export type TechnicianParts = PressParts & {
  readonly store: PressParts['store'] &
    Pick<VisitStore, 'findTechnicianVisits'> &
    Pick<PhotoStore, 'findPhoto'>;
  readonly ownOrigins: readonly string[];
  readonly report: ReportFault;
};

type Door = { readonly page: AnsweredPage; readonly cookie: RequestCookie };
type Asked = Context<{ Bindings: HttpBindings }>;

const statusOf = { none: 404, away: 503 } as const;

/** Adds the routes. */
export function addTechnicianPages(
  api: Hono<{ Bindings: HttpBindings }>,
  parts: TechnicianParts,
  { page, cookie }: Door,
): void {
  const { store, now, newId, opening, ownOrigins, report } = parts;
  const write = (answer: TechnicianAnswer) => page.page((components) => components.technician(answer));
  const none = () => answerPage(write({ kind: 'none' }), statusOf.none);

  const findVisits = (token: string) =>
    store.findTechnicianVisits(
      hashTechnicianToken(token),
      pageDays({ now: now(), calendar: opening.calendar() }),
    );
  const tokenOf = ({ req }: Asked) => cookie.read(req.header('cookie'));
  async function findOwn(context: Asked) {
    const token = tokenOf(context);
    return token === undefined ? undefined : findVisits(token);
  }
  const isForeign = ({ env }: Asked) => findOrigin(env.incoming, ownOrigins) === 'foreign';

  async function orUnavailable(answer: () => Promise<Response>): Promise<Response> {
    try {
      return await answer();
    } catch (fault) {
      report('request failed', fault, { route: 'technician' });
      return answerPage(write({ kind: 'away' }), statusOf.away);
    }
  }
  async function show(context: Asked, problem?: PressProblem): Promise<Response> {
    const own = await findOwn(context);
    if (own === undefined) return none();
    const userAgent = context.req.header('user-agent') ?? '';
    const notedId = problem === undefined ? (context.req.query('noted') ?? '') : '';
    const shown = describeVisits(
      own,
      { now: now(), calendar: opening.calendar(), userAgent, newId, notedId },
      problem,
    );
    // A phone that is in use stays in.
    const stay = cookie.give(tokenOf(context) ?? '');
    return answerPage(write({ kind: 'page', shown }), problem === undefined ? 200 : 409, stay);
  }

  api.get(technicianPath, (context) => orUnavailable(() => show(context)));
  // Opening it gives the token to this browser and cleans the address; it changes nothing, whoever looks.
  api.get(`${technicianPath}/*`, (context) =>
    orUnavailable(async () => {
      const ahead = answerAhead(context.env.incoming);
      if (ahead !== undefined) return ahead;
      const token = context.req.path.slice(technicianPath.length + 1);
      const own = await findVisits(token);
      return own === undefined ? none() : leadTo(technicianPath, cookie.give(token));
    }),
  );
  api.post(`${technicianApiPath}/visits/:id`, (context) =>
    orUnavailable(async () => {
      const own = isForeign(context) ? undefined : await findOwn(context);
      if (own === undefined) return none();
      const id = context.req.param('id');
      const typed = await readTyped(context.env.incoming);
      const problem = await pressVisit(own.technician, id, typed, parts);
      if (problem !== undefined) return show(context, problem);
      const at = encodeURIComponent(id);
      // A note changes nothing that the page shows: it is said that it was kept.
      const noted = fieldText(typed, 'step') === 'note' ? `?noted=${at}` : '';
      return leadTo(`${technicianPath}${noted}#${at}`);
    }),
  );
  api.get(`${technicianApiPath}/visits/:id/photos/:photo`, (context) =>
    orUnavailable(async () => {
      const own = await findOwn(context);
      const visit = own?.visits.find((one) => one.visit.id === context.req.param('id'));
      // Who has no such visit waits for the same question.
      const name = { leadId: visit?.lead.id ?? '', id: context.req.param('photo') };
      return answerPhoto(await store.findPhoto(name));
    }),
  );
  api.post(`${technicianApiPath}/close`, (context) =>
    orUnavailable(() => Promise.resolve(isForeign(context) ? none() : leadTo(technicianPath, cookie.take))),
  );
}
