import { useState } from 'react';
import { savePlan } from '#domain/board/plan-calls.ts';
import type { BoardPlan } from '#domain/visits/board-plan.ts';
import { fillText } from '#domain/words/wording.ts';
import { useAction } from '#site/islands/board/answers/use-action.ts';
import type { PanelProps } from '#site/islands/board/panel-props.ts';
import { LabeledSelect } from '#site/islands/board/work/LabeledSelect.tsx';
import { AddWindow } from './AddWindow.tsx';
import { cellsOf, hoursOf, keyOf, planOf, weekdays } from './plan-cells.ts';
import { WindowRow } from './WindowRow.tsx';

type Props = PanelProps & { readonly plan: BoardPlan };

const outside = 'outside';

/** A table of windows by weekday for one region at a time; what was typed for the others is kept until it is saved. */
export function WindowTable({ plan, api, words: { visits: words }, places }: Props) {
  const texts = words.plan;
  const choices = [...places.regions, { slug: outside, name: texts.outside }];
  const regions = choices.map(({ slug }) => slug);
  const [region, setRegion] = useState(regions[0] ?? outside);
  const [cells, setCells] = useState(() => cellsOf(plan.windows));
  const [hours, setHours] = useState(() => hoursOf(plan.windows));
  const [isSaved, setSaved] = useState<boolean>();
  const { act, isBusy, fault } = useAction(api, words.faults, 'refused');

  function change(entries: Readonly<Record<string, string>>): void {
    setSaved(false);
    setCells((before) => ({ ...before, ...entries }));
  }

  function copyEverywhere(): void {
    const entries = weekdays.flatMap((day): (readonly [string, string])[] =>
      hours.flatMap((hour) =>
        regions.map((to): readonly [string, string] => [
          keyOf(to, day, hour),
          cells[keyOf(region, day, hour)] ?? '',
        ]),
      ),
    );
    change(Object.fromEntries(entries));
  }

  async function save(): Promise<void> {
    const windows = planOf(cells, hours, regions);
    const saved = await act({ call: savePlan, question: { windows } });
    setSaved(saved !== undefined);
  }

  return (
    <section className="visit-plan-part">
      <h3>{texts.windows}</h3>
      <p className="visit-quiet">{texts.intro}</p>
      {!plan.isOwn && <p className="visit-question">{texts.standing}</p>}
      <div className="visit-plan-region">
        <LabeledSelect
          label={texts.region}
          value={region}
          options={choices.map(({ slug, name }) => ({ value: slug, label: name }))}
          onChoose={setRegion}
        />
      </div>
      <div className="visit-plan-scroll">
        <table className="visit-plan-table">
          <thead>
            <tr>
              <th scope="col">{texts.window}</th>
              {weekdays.map((day) => (
                <th key={day} scope="col">
                  {texts.days[day]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {hours.map((hour) => (
              <WindowRow key={hour} {...{ hour, region, cells, texts }} onChange={change} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{texts.closeDay}</th>
              {weekdays.map((day) => (
                <td key={day}>
                  <button
                    type="button"
                    className="visit-plan-none"
                    aria-label={fillText(texts.noneOn, { day: texts.days[day] })}
                    onClick={() =>
                      change(Object.fromEntries(hours.map((hour) => [keyOf(region, day, hour), ''])))
                    }
                  >
                    {texts.none}
                  </button>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <AddWindow
        hours={hours}
        texts={texts}
        onAdd={(hour) => setHours((before) => [...before, hour].toSorted((a, b) => a - b))}
      />
      <p className="visit-fault" role="alert">
        {fault}
      </p>
      <div className="visit-buttons">
        <button type="button" className="button button-solid" disabled={isBusy} onClick={() => void save()}>
          {texts.save}
        </button>
        <button type="button" className="button button-line" onClick={copyEverywhere}>
          {texts.everywhere}
        </button>
        <span role="status">{isSaved === undefined ? '' : isSaved ? texts.saved : texts.unsaved}</span>
      </div>
    </section>
  );
}
