type Props = { readonly number: string };

/** The number on a call of the page or the footer. Wide screens show it in the header alone, up to 768 px on the bar of the call; paper and ears get it here. */
export function CallNumber({ number }: Props) {
  return <span className="call-number not-print:md:[&:not(.call-dock_*)]:sr-only">{number}</span>;
}
