export function PlainHeading({ text }: { readonly text: string }) {
  return <h1>{text}</h1>;
}
