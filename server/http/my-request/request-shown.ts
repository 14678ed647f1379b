import type { PostedFields } from '#domain/requests/form-fields.ts';
import type { RequestFacts } from './request-facts.ts';

/** A request as it is shown, with what a post could not do. */
export type RequestShown = RequestFacts & {
  /** By which the open page asks for news. */
  readonly version: string;
  readonly problem: string;
  readonly typed: PostedFields;
  /** Tells a form posted twice. */
  readonly changeId: string;
};
