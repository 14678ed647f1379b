/** The mark: a rating plate with a roof over water. The same drawing as public/favicon.svg, in the page's colors. */
export function Symbol() {
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden="true"
      fill="none"
      strokeWidth="3.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <rect width="32" height="32" rx="8" className="fill-lagoon" />
      <path d="M7.5 15.5 16 7.5l8.5 8" className="stroke-on-lagoon" />
      <path
        d="M7 23c1.5-2.3 3-2.3 4.5 0s3 2.3 4.5 0 3-2.3 4.5 0 3 2.3 4.5 0"
        className="stroke-on-lagoon-soft"
      />
    </svg>
  );
}
