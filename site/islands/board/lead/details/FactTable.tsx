type Props = {
  readonly heading: string;
  readonly facts: readonly (readonly [name: string, text: string])[];
};

/** Facts with their names; those that were not given are left out, and all of it where none was. */
export function FactTable({ heading, facts }: Props) {
  const given = facts.filter(([, text]) => text !== '');
  if (given.length === 0) return null;
  return (
    <section>
      <h4 className="label">{heading}</h4>
      <dl className="board-table">
        {given.map(([name, text]) => (
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
