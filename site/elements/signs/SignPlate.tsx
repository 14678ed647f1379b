import type { SvgFile } from '#site/elements/pictures/picture-source.ts';
import type { ToldPlate } from '#domain/repair/told-plate.ts';

/** Where the drawings are, and their sides in pixels, by appliance. */
export type PlatePictures = Readonly<Record<string, SvgFile>>;

export type SignPlateProps = { readonly told: ToldPlate; readonly pictures: PlatePictures };

/** A look into the machine: fetched when its sign is opened, one file for all signs; the list says the same. */
export function SignPlate({ told: { service, sign, alt, parts, note }, pictures }: SignPlateProps) {
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
        <li className="text-small text-ink-soft">{note}</li>
      </ul>
    </div>
  );
}
