import type { SvgFile } from '#site/elements/pictures/picture-source.ts';
import type { ToldPlate } from '#domain/repair/told-plate.ts';

/** Where the drawings are, and their sides in pixels, by appliance. */
export type PlatePictures = Readonly<Record<string, SvgFile>>;

export type SignPlateProps = { readonly told: ToldPlate; readonly pictures: PlatePictures };

/** The other build of the machine, with the marks of the same list. What is said comes first: the drawing stays in view as one scrolls, and would cover it. */
function SecondPlate({ told: { sign, second }, pictures }: SignPlateProps) {
  const picture = second && pictures[second.drawing];
  if (second === undefined || picture === undefined) return null;
  const { src, ...sides } = picture;
  return (
    <details data-no-print="">
      <summary className="text-link w-fit py-2">{second.ask}</summary>
      {second.marks}
      <img src={`${src}#${sign}`} {...sides} alt={second.alt} loading="lazy" />
    </details>
  );
}

/** A look into the machine: fetched when its sign is opened, one file for all signs; the list says the same. */
export function SignPlate({ told, pictures }: SignPlateProps) {
  const { service, sign, alt, parts, note } = told;
  const picture = pictures[service];
  if (picture === undefined) return null;
  const { src, ...sides } = picture;
  return (
    <div className="sign-plate">
      {/* The part after "#" lights what the sign is about. */}
      <img src={`${src}#${sign}`} {...sides} alt={alt} loading="lazy" />
      <ul>
        {parts.map(({ label, mark, text }) => (
          <li key={label} className="mb-2 flex gap-2">
            <b className={`mark ${mark}`}>{label}</b>
            {text}
          </li>
        ))}
        <li className="text-small text-ink-soft">
          {note}
          <SecondPlate told={told} pictures={pictures} />
        </li>
      </ul>
    </div>
  );
}
