import type { ComponentProps } from 'react';
import { buttonClasses, type ButtonSize, type ButtonTone } from './button-classes.ts';

type Props = ComponentProps<'button'> & { readonly tone?: ButtonTone; readonly size?: ButtonSize };

/** A button that does something on this page. For a way to another page use ButtonLink. */
export function Button({ tone = 'solid', size = 'regular', className, type = 'button', ...rest }: Props) {
  return <button type={type} className={buttonClasses(tone, size, className)} {...rest} />;
}
