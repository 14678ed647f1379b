import { Rating } from '#site/elements/Rating.tsx';

export type RatingStripProps = {
  readonly stars: number;
  readonly starsLabel: string;
  /** "4.9 Rating", "2847 Reviews", …, as the claims register says them. */
  readonly claims: readonly string[];
};

export function RatingStrip({ stars, starsLabel, claims }: RatingStripProps) {
  return (
    <div className="hero-later mt-4 flex flex-wrap items-center gap-x-3 text-small text-ink-soft">
      <Rating stars={stars} label={starsLabel} />
      <ul className="figures flex flex-wrap gap-x-3">
        {claims.map((claim) => (
          <li key={claim}>{claim}</li>
        ))}
      </ul>
    </div>
  );
}
