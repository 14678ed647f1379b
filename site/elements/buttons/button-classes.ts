import { cn } from '#site/elements/class-names.ts';

/** `call` is mango and only ever dials; `solid` is the second action; `line` is beside another. */
export type ButtonTone = 'call' | 'solid' | 'line';
export type ButtonSize = 'regular' | 'large';

const tones = { call: 'button-call', solid: 'button-solid', line: 'button-line' } as const;

export function buttonClasses(tone: ButtonTone, size: ButtonSize, className?: string): string {
  return cn('button', tones[tone], size === 'large' && 'button-large', className);
}
