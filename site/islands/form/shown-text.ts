import type { TodayText } from '#domain/opening/told-today.ts';

/** What a form says is true now. site/enhance/today.ts keeps it true, so toasts repeat it. */
export function readShownText(form: Element, name: TodayText): string {
  return form.querySelector(`[data-today="${name}"]`)?.textContent ?? '';
}
