import { Band } from '#site/elements/Band.tsx';
import { Heading } from '#site/elements/text/Heading.tsx';

type Props = {
  readonly id: string;
  readonly heading: string;
  readonly intro: string;
  readonly rows: readonly {
    readonly id: string;
    readonly claim: string;
    readonly source: string;
    readonly date: string;
    readonly evidence: string;
  }[];
  readonly labels: {
    readonly claim: string;
    readonly source: string;
    readonly date: string;
    readonly evidence: string;
  };
};

/** Claims with their evidence. Each row is a plate line on a phone. */
export function ClaimTable({ id, heading, intro, rows, labels }: Props) {
  return (
    <Band labelledBy={id}>
      <Heading id={id} text={heading} />
      <p className="mt-4 max-w-measure">{intro}</p>
      <table className="table table-stacks mt-8">
        <thead>
          <tr>
            <th scope="col">{labels.claim}</th>
            <th scope="col">{labels.source}</th>
            <th scope="col">{labels.date}</th>
            <th scope="col">{labels.evidence}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id: key, claim, source, date, evidence }) => (
            <tr key={key}>
              <th scope="row">{claim}</th>
              <td>{source}</td>
              <td>{date}</td>
              <td className="text-ink-soft">{evidence}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Band>
  );
}
