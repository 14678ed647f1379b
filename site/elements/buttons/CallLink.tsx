import type { ReactNode } from 'react';
import { buttonClasses, type ButtonSize } from './button-classes.ts';
import { Icon } from '#site/elements/pictures/Icon.tsx';
import type { Phone } from './phone.ts';

type Props = {
  readonly phone: Phone;
  /** "Call now"; the number is added when `showsNumber`. */
  readonly label: ReactNode;
  readonly showsNumber?: boolean;
  readonly size?: ButtonSize;
  readonly className?: string;
};

/** The one thing to do: the mango button that dials the company. */
export function CallLink({ phone, label, showsNumber = true, size = 'large', className }: Props) {
  return (
    <a className={buttonClasses('call', size, className)} href={`tel:${phone.e164}`}>
      <Icon name="Phone" />
      <span>
        {label}
        {showsNumber && <span className="whitespace-nowrap"> {phone.text}</span>}
      </span>
    </a>
  );
}
