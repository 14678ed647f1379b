/** The tick of a field that was filled in and keeps the rules. */
export function RightMark({ label }: { readonly label: string }) {
  return (
    <svg role="img" aria-label={label} viewBox="0 0 16 16" className="size-4 text-right-mark">
      <path
        d="M3 8.5 6.5 12 13 4.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </svg>
  );
}
