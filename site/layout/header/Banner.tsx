type Props = { readonly text: string };

/** Medium and larger screens, under the header. */
export function Banner({ text }: Props) {
  return (
    <div className="banner max-md:hidden">
      <p className="page-width py-1">{text}</p>
    </div>
  );
}
