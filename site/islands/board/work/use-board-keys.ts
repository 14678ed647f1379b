import { useEffect, useState } from 'react';
import { enterRow, findFocusedRow, listRows } from './rows/row-focus.ts';

const keptAs = 'board-keys';
const fields = 'input, textarea, select, [contenteditable]';

function readWish(): boolean {
  try {
    return localStorage.getItem(keptAs) !== 'off';
  } catch {
    return true;
  }
}

type Actions = {
  readonly onUndo: () => void;
  readonly onAdd: () => void;
  readonly onHelp: () => void;
  /** The keyboard went on to another row. */
  readonly onMove?: () => void;
};

function step(by: 1 | -1): void {
  const rows = listRows();
  const index = rows.indexOf(findFocusedRow() ?? document.body);
  enterRow(index === -1 ? rows[0] : rows[Math.min(Math.max(index + by, 0), rows.length - 1)]);
}

function find(row: Element | undefined, key: string): HTMLElement | undefined {
  return row?.querySelector<HTMLElement>(`[data-key="${key}"]`) ?? undefined;
}

function pressIn(row: HTMLElement, key: string): void {
  const target = find(row, key);
  if (key === 'n') target?.focus();
  else target?.click();
}

/** Presses what carries the key in the row; outcomes and the note lie in a strip that may have to be opened first. */
function pressInRow(key: string): void {
  const row = findFocusedRow();
  if (row === undefined) return;
  if (find(row, key) !== undefined || !/^[1-6n]$/u.test(key)) {
    pressIn(row, key);
    return;
  }
  find(row, 'o')?.click();
  // The strip is drawn after this event.
  setTimeout(() => pressIn(row, key), 0);
}

function leave(): void {
  const row = findFocusedRow();
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.matches(fields)) {
    activeElement.blur();
    enterRow(row);
    return;
  }
  const back = find(row, '0');
  const open = find(row, 'o');
  if (back !== undefined) back.click();
  else if (open?.getAttribute('aria-expanded') === 'true') open.click();
  enterRow(row);
}

function act(key: string, { onUndo, onAdd, onHelp }: Actions): boolean {
  switch (key) {
    case 'j':
    case 'ArrowDown':
      step(1);
      return true;
    case 'k':
    case 'ArrowUp':
      step(-1);
      return true;
    case '/':
      document.querySelector<HTMLElement>('.board-search')?.focus();
      return true;
    case 'g':
      document.querySelector<HTMLElement>('.board-fresh button')?.click();
      return true;
    case 'u':
      onUndo();
      return true;
    case 'a':
      onAdd();
      return true;
    case '?':
      onHelp();
      return true;
    case 'Escape':
      leave();
      return true;
  }
  if (!/^[0-9cno]$/u.test(key)) return false;
  pressInRow(key);
  return true;
}

/** The board by keyboard. The keys can be switched off on this device, for those who dictate. */
export function useBoardKeys(actions: Actions) {
  const [isOn, setOn] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setOn(readWish()), 0);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (!isOn) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (document.querySelector('dialog[open]') !== null || !(target instanceof Element)) return;
      if (target.matches(fields) && key !== 'Escape') return;
      const isMove = key === 'j' || key === 'k' || key.startsWith('Arrow');
      // Arrows scroll the page unless the keyboard is in the list.
      if (key.startsWith('Arrow') && findFocusedRow() === undefined) return;
      if (event.repeat && !isMove) return;
      if (act(key.length === 1 ? key.toLowerCase() : key, actions)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOn, actions]);

  function switchKeys(next: boolean): void {
    setOn(next);
    try {
      localStorage.setItem(keptAs, next ? 'on' : 'off');
    } catch {
      // Then it holds until the page is left.
    }
  }
  return { isOn, switchKeys };
}
