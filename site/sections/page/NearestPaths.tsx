type Props = {
  readonly heading: string;
  /** "{service} in {city}" */
  readonly inCity: string;
};

/** Empty and hidden until the script has found known paths near the one that was asked for. */
export function NearestPaths({ heading, inCity }: Props) {
  return (
    <div className="plate p-5 md:p-6" data-nearest-paths={inCity} hidden>
      <p className="label">{heading}</p>
      <ul className="link-columns mt-2" data-nearest-list="" />
    </div>
  );
}
