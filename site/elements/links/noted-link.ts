/** A link with a figure or a few words at the end of its line, and a drawing before it. */
export type NotedLink = {
  readonly text: string;
  readonly path: string;
  readonly note?: string;
  /** Address of the drawing without its size and kind: "/icons/dryer". */
  readonly drawing?: string;
};
