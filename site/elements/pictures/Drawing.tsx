type Props = {
  /** Address without size and kind: "/icons/dryer". */
  readonly of: string;
};

/** One of our line drawings, 48 pixels wide. The words beside it say what it shows. */
export function Drawing({ of }: Props) {
  return (
    <picture className="drawing">
      <source type="image/webp" srcSet={`${of}-48.webp, ${of}-96.webp 2x`} />
      <img
        src={`${of}-48.png`}
        srcSet={`${of}-96.png 2x`}
        width={48}
        height={48}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
