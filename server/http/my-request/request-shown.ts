import type { PostedFields } from '#domain/requests/form-fields.ts';
import type { PhotosShown } from './photos/photo-slots.ts';
import type { RequestFacts } from './request-facts.ts';
import type { WindowFacts } from './window-facts.ts';

/** A request as it is shown, with what a post could not do. */
export type RequestShown = RequestFacts &
  PhotosShown & {
    /** By which the open page asks for news. */
    readonly version: string;
    readonly problem: string;
    readonly typed: PostedFields;
    readonly window: WindowFacts;
    /** Tells a form posted twice. */
    readonly changeId: string;
  };
