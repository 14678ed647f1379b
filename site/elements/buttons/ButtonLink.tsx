import type { ComponentProps } from 'react';
import { buttonClasses, type ButtonSize, type ButtonTone } from './button-classes.ts';

type Props = ComponentProps<'a'> & {
  readonly href: string;
  readonly tone?: Exclude<ButtonTone, 'call'>;
  readonly size?: ButtonSize;
};

/** A link that looks like a button. To dial use CallLink. */
export function ButtonLink({ tone = 'line', size = 'regular', className, ...rest }: Props) {
  return <a className={buttonClasses(tone, size, className)} {...rest} />;
}
