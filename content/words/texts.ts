/** Every text as plain text, nested as it is written. A language that lacks one, or adds one, does not compile. */
export type Texts<Shape> = {
  readonly [Key in keyof Shape]: Shape[Key] extends string ? string : Texts<Shape[Key]>;
};
