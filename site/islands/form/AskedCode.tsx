type Props = {
  readonly label: string;
  /** "Samsung washer: 4C, 4E, nF"; undefined while none is chosen. */
  readonly code: string | undefined;
};

/** Says which code goes along with the request. */
export function AskedCode({ label, code }: Props) {
  return (
    <p role="status" className={code === undefined ? 'sr-only' : 'border-s-2 border-good ps-3'}>
      {code !== undefined && (
        <>
          {label}: <strong className="font-semibold">{code}</strong>
        </>
      )}
    </p>
  );
}
