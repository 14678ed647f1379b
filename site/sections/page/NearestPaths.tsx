import type { SvgFile } from '#site/elements/pictures/picture-source.ts';

type Props = {
  readonly heading: string;
  /** "{service} in {city}" */
  readonly inCity: string;
  /** Says the same as the page's name. */
  readonly drawing: SvgFile;
};

/** Above the drawing, empty and hidden until the script has found known paths near the one that was asked for. */
export function NearestPaths({ heading, inCity, drawing }: Props) {
  return (
    <div className="hero-drawing">
      <div className="plate mb-5 max-sm:mt-6 max-sm:mb-0 p-5 md:p-6" data-nearest-paths={inCity} hidden>
        <p className="label">{heading}</p>
        <ul className="link-columns mt-2" data-nearest-list="" />
      </div>
      <img {...drawing} alt="" className="w-full rounded-picture" />
    </div>
  );
}
