import type { MeanwhileAnswer, ServiceProblem } from '#content/service-words-form.ts';
import { cn } from './class-names.ts';
import { Icon } from './Icon.tsx';

export type ProblemFacts = ServiceProblem;
export type ProblemLabels = {
  readonly causes: string;
  readonly technician: string;
  readonly meanwhile: Readonly<Record<MeanwhileAnswer, string>>;
};

type Props = { readonly problem: ProblemFacts; readonly labels: ProblemLabels };

const looks = {
  yes: { icon: 'Check', color: 'text-good' },
  'with-care': { icon: 'Info', color: 'text-sea' },
  no: { icon: 'Alert', color: 'text-fault' },
} as const;

/** One fault on its plate. */
export function Problem({ problem, labels }: Props) {
  const { slug, symptom, likelyCauses, whatTheTechnicianDoes, safeMeanwhile } = problem;
  const { icon, color } = looks[safeMeanwhile.answer];
  return (
    <article id={slug} className="plate scroll-mt-24 px-5 py-5 md:px-6">
      <h3 className="text-h4">{symptom}</h3>
      <div className="mt-3 grid gap-x-8 gap-y-4 md:grid-cols-2">
        <div>
          <p className="label">{labels.causes}</p>
          <ul className="mt-1 list-disc pl-5">
            {likelyCauses.map((cause) => (
              <li key={cause}>{cause}</li>
            ))}
          </ul>
        </div>
        <div>
          <p className="label">{labels.technician}</p>
          <p className="mt-1">{whatTheTechnicianDoes}</p>
        </div>
      </div>
      <p className="mt-4 border-t border-rule pt-3">
        <strong className={cn('mr-2 inline-flex items-center gap-1.5 font-semibold', color)}>
          <Icon name={icon} />
          {labels.meanwhile[safeMeanwhile.answer]}.
        </strong>
        {safeMeanwhile.words}
      </p>
    </article>
  );
}
