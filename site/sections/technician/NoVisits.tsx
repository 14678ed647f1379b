import type { NoTechnician } from '#domain/visits/technician-page.ts';
import type { TechnicianProps } from './TechnicianPage.tsx';

type Props = Pick<TechnicianProps, 'words' | 'phone' | 'path'> & { readonly reason: NoTechnician };

/** A link that does not work, or a store that does not answer: said honestly, with the desk's number. */
export function NoVisits({ words: { nothing, callDesk }, phone, path, reason }: Props) {
  const { heading, text } = nothing[reason];
  return (
    <div className="tech">
      <h1>{heading}</h1>
      <p>{text}</p>
      <footer className="tech-foot">
        <a className="tech-button" href={`tel:${phone.e164}`}>
          {callDesk} <bdi>{phone.text}</bdi>
        </a>
        {reason === 'away' && (
          <a className="tech-button" href={path}>
            {nothing.again}
          </a>
        )}
      </footer>
    </div>
  );
}
