type Props = {
  readonly heading: string;
  readonly facts: readonly (readonly [name: string, text: string])[];
};

/** Facts with their names; those that were not given are left out. */
export function FactTable({ heading, facts }: Props) {
  return (
    <section>
      <h4 className="label">{heading}</h4>
      <dl className="board-table">
        {facts
          .filter(([, text]) => text !== '')
          .map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd dir="auto" className="whitespace-pre-line">
                {text}
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
