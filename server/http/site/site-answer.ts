// Headers of an answer are put together once, so that answering is a look-up and two writes.
import type { Encoding } from './choose-encoding.ts';
import type { Header } from '#server/http/security-headers.ts';
import { once } from './once.ts';
import type { SiteAsset } from './site-asset.ts';

/** One form (plain or compressed) of an answer, with its headers as node:http takes them fastest: name, value, name, value … */
type AnswerForm = {
  /** Strong, and different for each encoding (RFC 9110, 8.8.1). */
  readonly tag: string;
  readonly shared: string[];
  readonly whole: string[];
  readonly unchanged: string[];
  readonly body: Buffer | undefined;
};

export type PreparedAnswer = {
  readonly asset: SiteAsset;
  readonly status: 200 | 404;
  readonly bare: readonly string[];
  readonly plain: AnswerForm;
  readonly compressed: ReadonlyMap<Encoding, () => AnswerForm>;
};

/** Prepares what is sent for `asset` in each encoding. A 404 is not kept by caches, has no tag and no ranges. */
export function prepareAnswer(
  asset: SiteAsset,
  status: 200 | 404,
  security: readonly Header[],
): PreparedAnswer {
  const bare = security.flat();
  const cacheControl = status === 200 ? asset.cacheControl : 'no-store';
  const varying = asset.compressed.size > 0 ? ['Vary', 'Accept-Encoding'] : [];

  function prepareForm(encoding: Encoding | undefined, body: Buffer | undefined, size: number): AnswerForm {
    const tag = `"${asset.tag}${encoding === undefined ? '' : `-${encoding}`}"`;
    const unchanged = [
      ...bare,
      'Cache-Control',
      cacheControl,
      ...varying,
      ...(status === 200 ? ['ETag', tag] : []),
    ];
    const shared = [
      ...unchanged,
      'Content-Type',
      asset.contentType,
      ...(status === 200 ? ['Accept-Ranges', 'bytes'] : []),
      ...(encoding === undefined ? [] : ['Content-Encoding', encoding]),
    ];
    return { tag, unchanged, shared, whole: [...shared, 'Content-Length', String(size)], body };
  }

  const compressed = [...asset.compressed].map(([encoding, read]) => {
    const form = once(() => {
      const body = read();
      return prepareForm(encoding, body, body.length);
    });
    return [encoding, form] as const;
  });
  return {
    asset,
    status,
    bare,
    plain: prepareForm(undefined, undefined, asset.size),
    compressed: new Map(compressed),
  };
}
