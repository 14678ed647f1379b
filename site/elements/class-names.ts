import { clsx, type ClassValue } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

// Cache size: specification, section 9. Our own text sizes are named, so that they are not taken for colors.
const mergeClasses = extendTailwindMerge({
  cacheSize: 500,
  extend: {
    theme: { text: ['label', 'small', 'body', 'lead', 'h4', 'h3', 'h2', 'h1', 'figure'] },
  },
});

/** Joins class names; of two utilities that set the same thing the later wins. */
export function cn(...values: readonly ClassValue[]): string {
  return mergeClasses(clsx(values));
}
