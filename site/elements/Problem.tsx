import type { MeanwhileAnswer, ServiceProblem } from '#content/catalogue/service-words/service-words-form.ts';
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

/** One fault on its plate: the sign and whether to go on using it, the rest on opening. Links to its slug open it. */
export function Problem({ problem, labels }: Props) {
  const { slug, symptom, likelyCauses, whatTheTechnicianDoes, safeMeanwhile } = problem;
  const { icon, color } = looks[safeMeanwhile.answer];
  return (
    <details className="plate group">
      <summary className="problem px-5 py-4 md:px-6">
        <h3 className="text-h4">{symptom}</h3>
        <span className={cn('flex items-center gap-1.5 text-small font-semibold', color)}>
          <Icon name={icon} />
          {labels.meanwhile[safeMeanwhile.answer]}
        </span>
        <Icon name="ChevronDown" className="transition-transform group-open:rotate-180" />
      </summary>
      <div id={slug} className="scroll-mt-40 border-t border-rule px-5 py-4 md:px-6">
        <div className="grid gap-x-8 gap-y-4 md:grid-cols-2">
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
        <p className="mt-4 max-w-measure">
          <strong className={cn('font-semibold', color)}>{labels.meanwhile[safeMeanwhile.answer]}.</strong>{' '}
          {safeMeanwhile.words}
        </p>
      </div>
    </details>
  );
}
