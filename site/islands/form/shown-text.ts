import type { TodayTextName } from '#domain/opening/page-today-shape.ts';

/** What a form says is true now. site/enhance/today.ts keeps it true, so toasts repeat it. */
export function readShownText(form: Element, name: TodayTextName): string {
  return form.querySelector(`[data-today="${name}"]`)?.textContent ?? '';
}
