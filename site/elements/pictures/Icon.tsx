import { iconShapes, type IconName } from './icon-shapes.ts';

type Props = { readonly name: IconName; readonly isFilled?: boolean; readonly className?: string };

/** A Lucide icon, hidden from screen readers: the words beside it say the same. 1.25 em unless a class says otherwise. */
export function Icon({ name, isFilled = false, className = '' }: Props) {
  const classes = ['icon', isFilled && 'icon-filled', className].filter(Boolean).join(' ');
  return (
    <svg
      className={classes}
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: iconShapes[name] }}
    />
  );
}
