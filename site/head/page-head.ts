import type { Thing } from 'schema-dts';

/** What the head of a page says. Titles ≤ 60 characters, descriptions 70–155, both unique over the site. */
export type PageHead = {
  readonly title: string;
  readonly description: string;
  /** Path of the page, as built by domain/paths/paths.ts. */
  readonly path: string;
  /** File name of the social image in the site root; by default the one domain/paths/social-images.ts finds for the path. */
  readonly image?: string;
  /** Pages that must not be found by search: thank-you, board, answers. */
  readonly isHidden?: boolean;
  /** What machines may read of this page, in schema.org's terms. */
  readonly structuredData?: readonly Thing[];
};
