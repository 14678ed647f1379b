/** The rows that are shown, in order. */
export function listRows(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.board-row')];
}

/** The row the keyboard is in. */
export function findFocusedRow(): HTMLElement | undefined {
  return document.activeElement?.closest<HTMLElement>('.board-row') ?? undefined;
}

/** Brings the keyboard to a row: its name, where Enter opens it and does nothing else. */
export function enterRow(row: HTMLElement | undefined): void {
  row?.querySelector<HTMLElement>('.board-open')?.focus();
  row?.scrollIntoView({ block: 'nearest' });
}

/** The same for the row of a lead. */
export function focusRow(area: HTMLElement | null, leadId: string): void {
  enterRow(area?.querySelector<HTMLElement>(`[data-lead="${CSS.escape(leadId)}"]`) ?? undefined);
}
