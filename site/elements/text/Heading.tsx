import { cn } from '#site/elements/class-names.ts';
import { Phrase } from './Phrase.tsx';

type Props = {
  readonly text: string;
  readonly id?: string;
  readonly level?: 1 | 2 | 3;
  readonly size?: 'h1' | 'h2' | 'h3' | 'h4';
  readonly className?: string;
};

const sizes = {
  h1: 'text-h1',
  h2: 'text-h2',
  h3: 'text-h3',
  h4: 'text-h4',
} as const;

/** A heading; its size follows its level unless said otherwise. */
export function Heading({ text, id, level = 2, size = `h${level}`, className }: Props) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={cn(sizes[size], 'max-w-[22ch]', className)}>
      <Phrase text={text} />
    </Tag>
  );
}
