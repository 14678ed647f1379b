/** The mark: a rating plate on which the sun comes up over two lines of text, or over water. */
export function Symbol() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <rect width="40" height="40" rx="9" className="fill-lagoon stroke-rule-lagoon" />
      <path d="M12 22a8 8 0 0 1 16 0z" className="fill-glass-deep" />
      <path d="M8 26.5h24M8 31h15" strokeWidth="2" strokeLinecap="round" className="stroke-on-lagoon" />
      <path
        d="M20 8v2.5M9.5 12.5l1.7 1.7M30.5 12.5l-1.7 1.7"
        strokeWidth="2"
        strokeLinecap="round"
        className="stroke-glass-deep"
      />
    </svg>
  );
}
