import type { BoardLead } from '#domain/leads/board-lead.ts';
import { fillText } from '#domain/words/wording.ts';
import { AddCaller } from '#site/islands/board/caller/AddCaller.tsx';
import { BookVisit } from '#site/islands/board/visits/booking/BookVisit.tsx';
import { useBoardContext } from '#site/islands/board/work/board-context.ts';
import { KeyHelp } from '#site/islands/board/work/KeyHelp.tsx';
import type { useBoardKeys } from '#site/islands/board/work/use-board-keys.ts';

/** The keys, a caller to be taken down, or the lead of one whose visit is booked at once. */
export type ShownDialog = 'caller' | 'keys' | BoardLead;

type Props = {
  readonly dialog: ShownDialog | undefined;
  readonly keys: ReturnType<typeof useBoardKeys>;
  readonly putLead: (lead: BoardLead) => void;
  readonly speak: (text: string) => void;
  readonly onShow: (dialog: ShownDialog | undefined) => void;
};

/** What lies over the board, whichever tab is shown. */
export function BoardDialogs({ dialog, keys, putLead, speak, onShow }: Props) {
  const { api, words, hours, marks } = useBoardContext();
  const close = () => onShow(undefined);
  if (dialog === undefined) return null;
  if (dialog === 'keys') return <KeyHelp isOn={keys.isOn} onSwitch={keys.switchKeys} onClose={close} />;
  if (dialog === 'caller')
    return (
      <AddCaller
        onSaved={({ name, lead, isBooking }) => {
          if (lead !== null) putLead(lead);
          onShow(isBooking && lead !== null ? lead : undefined);
          speak(fillText(words.work.caller.saved, { name }));
        }}
        onClose={close}
      />
    );
  return (
    <BookVisit
      {...{ lead: dialog, api, words }}
      timeZone={hours.timeZone}
      onLead={marks.showLead}
      onBooked={({ row, actionId }) => {
        close();
        marks.keep(row, { outcome: 'booked' }, actionId);
      }}
      onClose={close}
    />
  );
}
