// GET /api/board/leads/ID: everything known of one lead.
import type { BoardDetails } from '#domain/leads/board-details.ts';
import type { Amendment, LeadContent } from '#domain/leads/lead.ts';
import { findSignAdvice, nameSign } from '#domain/repair/lead-appliance.ts';
import { describeTexts, findConsent } from '#domain/requests/consent.ts';
import { boardPhotoPath } from '#domain/paths/paths.ts';
import { describeSource, listSourceMarks } from '#domain/requests/lead-source.ts';
import { listAddedFacts } from './added-facts.ts';
import { refuse } from './answer-call.ts';
import { boardNoticeOf } from './board-notices.ts';
import type { BoardParts } from './board-parts.ts';
import { listNamedSources } from './sources/named-sources.ts';

/** What is known, or 404 if there is no such lead. */
export async function findBoardDetails(
  id: string,
  { store, company, now }: Pick<BoardParts, 'store' | 'company' | 'now'>,
): Promise<BoardDetails | Response> {
  const lead = await store.findLead(id);
  if (lead === undefined) return refuse('not found', 404);
  const { phoneAsTyped, sign, page, language, subject, source, consent, suspicions, events } = lead;
  const sources = await listNamedSources(store);
  const photos = (await store.listPhotos(id)).map(({ id: photoId, at, width, height }) => ({
    ...{ at, width, height },
    path: boardPhotoPath(id, photoId),
  }));
  const clock = { now: now(), timeZone: company.hours.timeZone };
  const notices = (await store.listNotices({ leadId: id })).map((notice) => boardNoticeOf(notice, clock));
  const frame = {
    phoneAsTyped,
    sign,
    page,
    language,
    subject,
    source: Object.fromEntries(listSourceMarks(source, sources)),
    sourceLine: describeSource(source, sources),
    signAdvice: findSignAdvice(lead) ?? null,
    consent,
    consentWording: findConsent(lead)?.wording ?? '',
    texts: describeTexts(lead) ?? null,
    suspicions,
  };
  const inWords = (content: LeadContent) => ({ ...content, sign: nameSign(content) });
  const sentInWords = ({ content, ...sent }: Amendment) => ({ ...sent, content: inWords(content) });
  const said = {
    sentFirst: lead.sentFirst === undefined ? null : inWords(lead.sentFirst),
    added: listAddedFacts(lead),
    amendments: lead.amendments.map(sentInWords),
    joined: lead.joined.map(sentInWords),
  };
  return { ...frame, ...said, events, photos, notices };
}
