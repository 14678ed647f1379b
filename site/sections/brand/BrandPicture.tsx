type Bars = { readonly lit: string; readonly dark: string; readonly width: number };

export type BrandFace =
  | { readonly kind: 'round' | 'doors' | 'flat'; readonly bars: Bars; readonly alt: string }
  | { readonly kind: 'tag'; readonly model: string; readonly serial: string };

/** Below the panel: a round door, two doors, or one that folds down. */
const fronts = {
  round: (
    <>
      <circle cx="288" cy="346" r="134" fill="var(--color-glass-deep)" />
      <circle cx="288" cy="346" r="100" fill="var(--color-glass)" />
      <path d="M192 372q24-20 48 0t48 0 48 0 48 0" stroke="var(--color-sea)" strokeWidth="5" />
    </>
  ),
  doors: (
    <>
      <path d="M288 188v308" />
      <rect x="254" y="236" width="14" height="180" rx="7" fill="var(--color-glass-deep)" />
      <rect x="308" y="236" width="14" height="180" rx="7" fill="var(--color-glass-deep)" />
    </>
  ),
  flat: (
    <>
      <rect x="96" y="214" width="384" height="20" rx="10" fill="var(--color-glass-deep)" />
      <rect x="112" y="268" width="352" height="180" rx="10" fill="var(--color-glass)" />
    </>
  ),
} as const;

function Machine({ kind, bars }: { readonly kind: keyof typeof fronts; readonly bars: Bars }) {
  return (
    <>
      <path d="M0 496h576" />
      <rect x="48" y="36" width="480" height="460" rx="14" fill="var(--color-plate)" />
      {fronts[kind]}
      <path d="M48 188h480" />
      <circle cx="116" cy="112" r="34" fill="var(--color-glass-deep)" />
      <path d="M116 112V84M116 62v8M66 112h8M158 112h8M81 77l5 5M151 77l-5 5" />
      <rect x="186" y="58" width="248" height="108" rx="10" fill="#07191d" />
      <g strokeWidth="4.6" transform={`translate(${310 - bars.width} 78)scale(2)`}>
        <path d={bars.dark} stroke="#17343a" />
        <path d={bars.lit} stroke="#ffb53d" />
      </g>
      <path d="M462 82h38M462 112h38M462 142h38" strokeWidth="12" stroke="var(--color-glass-deep)" />
    </>
  );
}

function Tag({ model, serial }: { readonly model: string; readonly serial: string }) {
  return (
    <g transform="translate(0 60)">
      <rect x="56" y="52" width="464" height="296" rx="16" fill="var(--color-plate)" />
      <path d="M80 76h0M496 76h0M80 324h0M496 324h0" strokeWidth="14" />
      <rect x="104" y="126" width="368" height="66" rx="10" stroke="var(--color-call)" strokeWidth="6" />
      <path d="M132 159h0m28 0h44m28 0h70m28 0h0m28 0h44" strokeWidth="18" />
      <rect x="104" y="250" width="368" height="58" rx="10" />
      <path d="M132 279h70m28 0h0m28 0h64m28 0h40" strokeWidth="14" stroke="var(--color-glass-deep)" />
      <g stroke="none" fill="var(--color-ink)" fontSize="26" fontWeight="600">
        <text x="104" y="112">
          {model}
        </text>
        <text x="104" y="238">
          {serial}
        </text>
      </g>
    </g>
  );
}

/** In the line of the plates: a machine whose display shows a code, or the tag with the number. */
export function BrandPicture({ face }: { readonly face: BrandFace }) {
  return (
    <svg
      viewBox="0 0 576 520"
      role="img"
      aria-label={face.kind === 'tag' ? face.model : face.alt}
      className="w-full rounded-picture bg-sand max-sm:mt-6"
      fill="none"
      stroke="var(--color-ink)"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {face.kind === 'tag' ? <Tag {...face} /> : <Machine kind={face.kind} bars={face.bars} />}
    </svg>
  );
}
