import { useId, useState } from 'react';
import { addTechnician, changeTechnician } from '#domain/board/plan-calls.ts';
import type { Technician } from '#domain/visits/technician.ts';
import { fillText } from '#domain/words/wording.ts';
import { useAction } from '#site/islands/board/answers/use-action.ts';
import type { PanelProps } from '#site/islands/board/panel-props.ts';
import { LinkNote } from '#site/islands/board/team/LinkNote.tsx';
import { TechnicianEntry } from './TechnicianEntry.tsx';
import type { LinkKind } from './TechnicianLink.tsx';

type Props = PanelProps & {
  readonly technicians: readonly Technician[];
};

const longestName = 80;

/** The short list of technicians, their links, and those who have left. */
export function TechnicianList({ technicians, ...panel }: Props) {
  const texts = panel.words.visits.plan;
  const id = useId();
  const [name, setName] = useState('');
  const [made, setMade] = useState<{
    readonly name: string;
    readonly kind: LinkKind;
    readonly path: string;
  }>();
  const { act, isBusy, fault } = useAction(panel.api, panel.words.visits.faults, 'refused');
  const [working, gone] = [false, true].map((isGone) =>
    technicians.filter((technician) => technician.isGone === isGone),
  );

  async function add(): Promise<void> {
    if (name.trim() === '' || isBusy) return;
    const saved = await act({ call: addTechnician, question: { name } });
    if (saved !== undefined) setName('');
  }

  async function takeBack(technician: Technician): Promise<void> {
    const params = { id: technician.id };
    await act({ call: changeTechnician, params, question: { name: technician.name } });
  }

  return (
    <section className="visit-plan-part">
      <h3>{texts.technicians}</h3>
      {made !== undefined && (
        <LinkNote
          key={made.path}
          heading={fillText(texts.links[made.kind].heading, { name: made.name })}
          level={4}
          text={fillText(texts.links[made.kind].text, { name: made.name })}
          path={made.path}
          label={texts.links[made.kind].address}
          words={panel.words.once}
          onDone={() => setMade(undefined)}
        />
      )}
      {working?.length === 0 && <p className="visit-quiet">{texts.noTechnicians}</p>}
      <ul className="visit-technicians">
        {working?.map((technician) => (
          <TechnicianEntry
            key={technician.id}
            {...panel}
            technician={technician}
            onLink={(kind, path) => setMade({ name: technician.name, kind, path })}
          />
        ))}
      </ul>
      <form
        className="visit-plan-add"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <div>
          <label className="field-label" htmlFor={id}>
            {texts.name}
          </label>
          <input
            id={id}
            className="field"
            autoComplete="off"
            maxLength={longestName}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </div>
        <button type="submit" className="button button-line" disabled={isBusy}>
          {texts.addTechnician}
        </button>
      </form>
      <p className="visit-fault" role="alert">
        {fault}
      </p>
      {gone !== undefined && gone.length > 0 && (
        <details className="visit-gone">
          <summary>{texts.gone}</summary>
          <ul className="visit-technicians">
            {gone.map((technician) => (
              <li key={technician.id}>
                <bdi>{technician.name}</bdi>
                <button type="button" disabled={isBusy} onClick={() => void takeBack(technician)}>
                  {texts.takeBack}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
