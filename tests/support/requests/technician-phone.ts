// A technician's phone: opened by his link, without script.
import { load, type CheerioAPI } from 'cheerio';
import { anAction } from '../builders/a-visit.ts';
import type { ServedApp } from '../servers/serve-app.ts';
import { hashTechnicianToken } from '#server/store/records/people/board-token.ts';

export type TechnicianPhone = {
  readonly cookie: string;
  /** The page as it is now. */
  readonly look: () => Promise<CheerioAPI>;
  /** Presses a button of the card that a page shows, with what is typed beside it. */
  readonly press: (
    page: CheerioAPI,
    visitId: string,
    step: string,
    typed?: Readonly<Record<string, string>>,
  ) => Promise<Response>;
};

/** What a form sends unseen. */
export function readHidden(page: CheerioAPI, form: ReturnType<CheerioAPI>): Readonly<Record<string, string>> {
  const inputs = form.find('input[type=hidden]').toArray();
  return Object.fromEntries(
    inputs.map((input): [string, string] => [
      page(input).attr('name') ?? '',
      page(input).attr('value') ?? '',
    ]),
  );
}

/** Gives the technician a link, and opens it. */
export async function openTechnicianPage(
  app: ServedApp,
  technicianId: string,
  token = `page-of-${technicianId}`,
): Promise<TechnicianPhone> {
  await app.store.savePage(technicianId, hashTechnicianToken(token), anAction());
  const opened = await app.get(`/technician/${token}`);
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
  return {
    cookie,
    look: async () => load(await (await app.get('/technician', { cookie })).text()),
    press(page, visitId, step, typed = {}) {
      const form = page(`[id="${visitId}"] button[value=${step}]`).closest('form');
      const path = form.attr('action') ?? '';
      return app.post(path, { ...readHidden(page, form), step, ...typed }, { cookie });
    },
  };
}
