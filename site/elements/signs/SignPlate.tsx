import type { PlateMark } from '#content/catalogue/plates/plate-form.ts';

export type SignPlateProps = {
  /** The machine's drawing; the part after "#" lights what the sign is about. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly parts: readonly { readonly label: string; readonly mark: PlateMark; readonly text: string }[];
  readonly note: string;
};

/** A look into the machine: fetched when its sign is opened, one file for all signs; the list says the same. */
export function SignPlate({ src, width, height, alt, parts, note }: SignPlateProps) {
  return (
    <div className="sign-plate mt-4 grid items-center gap-x-8 gap-y-4 md:grid-cols-2 print:grid-cols-2">
      <img src={src} width={width} height={height} alt={alt} loading="lazy" />
      <ul>
        {parts.map(({ label, mark, text }) => (
          <li key={label} className="mb-2 flex gap-2">
            <b className={`mark ${mark}`}>{label}</b>
            {text}
          </li>
        ))}
        <li className="text-small text-ink-soft">{note}</li>
      </ul>
    </div>
  );
}
