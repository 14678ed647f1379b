import type { SvgFile } from '#site/elements/pictures/picture-source.ts';
import type { ToldPlate } from '#domain/repair/told-plate.ts';

export type ProblemCardProps = {
  readonly title: string;
  readonly text: string;
  readonly firstDoLabel: string;
  readonly firstDo: string;
  /** Marks of the drawing that the first thing to do is about: "1a". */
  readonly firstMarks: readonly string[];
  /** The story of this problem on the appliance's page. */
  readonly path: string;
  readonly told: ToldPlate;
  readonly picture: SvgFile;
};

/** The machine cut open, the parts of one problem lit: what it points to, and what to do before anyone comes. */
export function ProblemCard(props: ProblemCardProps) {
  const { title, text, firstDoLabel, firstDo, firstMarks, path, told, picture } = props;
  const { src, ...sides } = picture;
  return (
    <li className="slide grid content-start gap-3">
      {/* One file for all problems; the part after "#" lights what this one is about. */}
      <img src={`${src}#${told.sign}`} {...sides} alt={told.alt} loading="lazy" />
      <h3 className="text-h3">
        <a href={path} className="underline underline-offset-4">
          {title}
        </a>
      </h3>
      <p>{text}</p>
      <p className="flex gap-3 rounded-plate bg-glass px-4 py-3 text-small">
        <span>
          <b className="label block">{firstDoLabel}</b>
          {firstDo}
        </span>
        {firstMarks.map((mark) => (
          <b key={mark} className="mark check">
            {mark}
          </b>
        ))}
      </p>
      <ul className="flex flex-wrap gap-x-3 gap-y-1 text-small text-ink-soft">
        {told.parts.map((part) => (
          <li key={part.label} className="flex gap-1.5">
            <b className={`mark ${part.mark}`}>{part.label}</b>
            {part.text}
          </li>
        ))}
      </ul>
    </li>
  );
}
