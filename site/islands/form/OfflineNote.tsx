import type { PhoneWords } from './phone-words.ts';

type Props = {
  readonly isShown: boolean;
  readonly text: string;
  readonly callInstead: string;
  readonly phone: PhoneWords;
};

/** Said instead of sending while the browser is offline. The region is always there, so that it is read out. */
export function OfflineNote({ isShown, text, callInstead, phone }: Props) {
  return (
    <div role="alert">
      {isShown ? (
        <p className="rounded-md border border-fault p-3 text-sm">
          {text}{' '}
          <a href={`tel:${phone.e164}`} className="font-bold underline">
            {callInstead} {phone.text}
          </a>
        </p>
      ) : null}
    </div>
  );
}
