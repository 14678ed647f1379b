import { useBoardContext } from './board-context.ts';
import { BoardDialog } from './BoardDialog.tsx';
import { boardKeys } from './board-keys.ts';

type Props = {
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
  readonly onClose: () => void;
};

/** The keys of the board, and their switch. */
export function KeyHelp({ isOn, onSwitch, onClose }: Props) {
  const { words } = useBoardContext();
  const { keys } = words.work;
  return (
    <BoardDialog heading={keys.heading} onClose={onClose}>
      <label className="board-choose">
        <input type="checkbox" checked={isOn} onChange={({ target }) => onSwitch(target.checked)} />
        <span>{keys.on}</span>
      </label>
      <dl className="board-keys">
        {boardKeys.map(([what, ...names]) => (
          <div key={what}>
            <dt>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{keys.list[what]}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="button button-solid" onClick={onClose}>
        {keys.close}
      </button>
    </BoardDialog>
  );
}
