import { technicianPath, technicianVisitPath } from '#domain/paths/paths.ts';
import type { PressProblem } from '#domain/visits/technician-page.ts';

type Props = { readonly problem: PressProblem };

/** Why a press changed nothing; what is asked once can be said yes to. */
export function PressAnswer({ problem: { visitId, text, ask } }: Props) {
  return (
    <div className="tech-answer" role="alert">
      <p>{text}</p>
      {ask !== undefined && (
        <form method="post" action={technicianVisitPath(visitId)}>
          {Object.entries(ask.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" className="tech-button tech-main">
            {ask.yes}
          </button>
          <a className="tech-button" href={technicianPath}>
            {ask.no}
          </a>
        </form>
      )}
    </div>
  );
}
