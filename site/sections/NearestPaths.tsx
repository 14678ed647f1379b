type Props = { readonly heading: string };

/** Empty and hidden until the server knows what was asked for: it shows the block and fills in the nearest known paths. */
export function NearestPaths({ heading }: Props) {
  return (
    <div className="plate p-5 md:p-6" data-nearest-paths="" hidden>
      <p className="label">{heading}</p>
      <ul className="link-columns mt-2" data-nearest-list="" />
    </div>
  );
}
