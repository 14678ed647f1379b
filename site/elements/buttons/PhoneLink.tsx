import { cn } from '#site/elements/class-names.ts';
import type { Phone } from './phone.ts';

type Props = { readonly phone: Phone; readonly className?: string };

/** The number in running text; dials. */
export function PhoneLink({ phone, className }: Props) {
  return (
    <a className={cn('text-link figures whitespace-nowrap', className)} href={`tel:${phone.e164}`}>
      {phone.text}
    </a>
  );
}
