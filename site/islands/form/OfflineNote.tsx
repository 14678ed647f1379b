import type { Phone } from '#site/elements/buttons/CallLink.tsx';

type Props = {
  readonly isShown: boolean;
  readonly text: string;
  readonly callInstead: string;
  readonly phone: Phone;
};

/** Said instead of sending while the browser is offline. The region is always there, so that it is read out. */
export function OfflineNote({ isShown, text, callInstead, phone }: Props) {
  return (
    <div role="alert">
      {isShown ? (
        <p className="mb-4 rounded-control border-2 border-fault bg-fault-tint p-4 text-small">
          {text}{' '}
          <a href={`tel:${phone.e164}`} className="text-link figures whitespace-nowrap">
            {callInstead} {phone.text}
          </a>
        </p>
      ) : null}
    </div>
  );
}
