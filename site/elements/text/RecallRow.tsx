export type RecallFacts = {
  readonly id: string;
  readonly brands: string;
  readonly machines: string;
  readonly hazard: string;
  readonly remedy: string;
  /** "August 8, 2024", and how many were sold where that is known. */
  readonly facts: readonly string[];
  readonly link: string;
  readonly url: string;
};

/** One recall: which machines, what can happen, what the maker does, and the agency's page. */
export function RecallRow({ brands, machines, hazard, remedy, facts, link, url }: RecallFacts) {
  return (
    <li className="recall">
      <h3 className="text-h4">
        {brands}: {machines}
      </h3>
      <p className="mt-1">
        <strong className="font-semibold text-fault">{hazard}.</strong> {remedy}
      </p>
      <p className="recall-facts">
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        <a href={url}>{link}</a>
      </p>
    </li>
  );
}
