import type { BoardVisit } from '#domain/visits/board-visit.ts';
import { useAskAnew } from '#site/islands/board/answers/use-board-answer.ts';
import type { PanelProps } from '#site/islands/board/panel-props.ts';
import { BookVisit } from './booking/BookVisit.tsx';

type Props = {
  readonly visit: BoardVisit;
  readonly panel: Pick<PanelProps, 'api' | 'words' | 'hours'>;
  readonly onClose: () => void;
};

/** The dialog that moves a visit; what is shown behind it is asked for anew when it is moved. */
export function MoveVisit({ visit, panel: { api, words, hours }, onClose }: Props) {
  const askAnew = useAskAnew();
  return (
    <BookVisit
      lead={{ ...visit.lead, id: visit.leadId }}
      {...{ visit, api, words, onClose }}
      timeZone={hours.timeZone}
      onLead={() => void askAnew()}
      onBooked={() => {
        onClose();
        void askAnew();
      }}
    />
  );
}
