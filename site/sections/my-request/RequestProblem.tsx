import { cn } from '#site/elements/class-names.ts';

type Props = {
  readonly name: 'problem' | 'pick-problem' | 'move-problem';
  /** Empty while nothing is wrong. */
  readonly text: string;
  readonly className: string;
};

/** What a post could not do. The keyboard goes on from here, and the page with it: it begins far above. */
export function RequestProblem({ name, text, className }: Props) {
  return (
    <p
      role="alert"
      tabIndex={-1}
      data-request={name}
      hidden={text === ''}
      autoFocus={text !== ''}
      className={cn(
        'request-problem rounded-control border-2 border-fault bg-fault-tint p-4 font-semibold',
        className,
      )}
    >
      {text}
    </p>
  );
}
