import type { ReactNode } from 'react';
import { cn } from '#site/elements/class-names.ts';
import { buttonClasses, type ButtonSize } from './button-classes.ts';
import { CallNumber } from './CallNumber.tsx';
import { Icon } from '#site/elements/pictures/Icon.tsx';

/** The company's number: E.164 for the tel: link, and as people read it. */
export type Phone = { readonly e164: string; readonly text: string };

type Props = {
  readonly phone: Phone;
  /** "Call now"; the number is added when `showsNumber`. */
  readonly label: ReactNode;
  readonly showsNumber?: boolean;
  /** Where it stands; the number is on a screen once (shell/call.css). */
  readonly position?: 'opening' | 'inside';
  readonly size?: ButtonSize;
  readonly className?: string;
};

/** The one thing to do: the mango button that dials the company. */
export function CallLink({
  phone,
  label,
  showsNumber = true,
  position = 'inside',
  size = 'large',
  className,
}: Props) {
  return (
    <a className={cn(buttonClasses('call', size, className), `call-${position}`)} href={`tel:${phone.e164}`}>
      <Icon name="Phone" />
      <span>
        {label}
        {showsNumber && (
          <>
            {' '}
            <CallNumber number={phone.text} />
          </>
        )}
      </span>
    </a>
  );
}
