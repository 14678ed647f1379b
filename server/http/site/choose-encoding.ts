export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

type Wish = { readonly coding: string; readonly weight: number };

function parseWish(part: string): Wish {
  const [coding = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  const weight = quality === undefined ? 1 : Number(quality.slice(2));
  return { coding, weight: Number.isNaN(weight) ? 0 : weight };
}

/** The encodings a visitor accepts of those we keep, smallest answer first. `br;q=0` is a refusal (RFC 9110, 12.5.3). */
export function listAcceptedEncodings(acceptEncoding: string | undefined): readonly Encoding[] {
  if (acceptEncoding === undefined) return [];
  const wishes = acceptEncoding.split(',').map(parseWish);
  const weightOf = (coding: string) => wishes.find((wish) => wish.coding === coding)?.weight;
  const others = weightOf('*') ?? 0;
  const weights = new Map(encodings.map((coding) => [coding, weightOf(coding) ?? others]));
  return encodings
    .filter((coding) => (weights.get(coding) ?? 0) > 0)
    .sort((one, other) => (weights.get(other) ?? 0) - (weights.get(one) ?? 0));
}
