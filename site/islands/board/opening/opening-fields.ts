import type { Draft } from './opening-draft.ts';
import type { OpeningProps } from './opening-props.ts';

/** What each group of fields is given. */
export type FieldProps = OpeningProps & {
  readonly draft: Draft;
  readonly change: (fields: Partial<Draft>) => void;
};
