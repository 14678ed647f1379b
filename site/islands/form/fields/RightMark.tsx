/** The tick of a field that was filled in and keeps the rules. */
export function RightMark({ label }: { readonly label: string }) {
  return (
    <svg role="img" aria-label={label} viewBox="0 0 16 16" className="icon text-good">
      <path d="M3 8.5 6.5 12 13 4.5" />
    </svg>
  );
}
