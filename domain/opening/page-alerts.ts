// Which alerts a page shows, and for where they are.
import type { City } from '#content/places/cities.ts';
import { cities } from '#content/places/cities.ts';
import { regions } from '#content/places/regions.ts';
import type { Language } from '#content/language.ts';
import { todayWords } from '#content/words/shell/today-words.ts';
import { fillText, formatList } from '#domain/words/wording.ts';
import type { TodayAlert } from './today.ts';

type Place = { readonly city: City | undefined; readonly region: string | undefined };
type Scope = Pick<TodayAlert, 'regions' | 'counties' | 'cities'>;

/** The places of an alert for readers: "Pinellas County and Clearwater"; empty when it is for everybody. */
function nameAlertPlaces(scope: Scope, language: Language): string {
  const { county } = todayWords[language];
  const names = [
    ...regions.filter(({ slug }) => scope.regions.includes(slug)).map(({ name }) => name),
    ...scope.counties.map((name) => fillText(county, { name })),
    ...cities.filter(({ slug }) => scope.cities.includes(slug)).map(({ name }) => name),
  ];
  return names.length === 0 ? '' : formatList(names, language);
}

function isEverywhere(scope: Scope): boolean {
  return scope.regions.length + scope.counties.length + scope.cities.length === 0;
}

/** Whether an alert concerns all of a page's place. */
function isForAllOf(scope: Scope, { city, region }: Place): boolean {
  return (
    isEverywhere(scope) ||
    scope.regions.some((slug) => slug === region) ||
    (city !== undefined && (scope.counties.includes(city.county) || scope.cities.includes(city.slug)))
  );
}

/**
 * The texts of the alerts a page shows, of those in an answer for its region. A page of a town shows what concerns that
 * town; any other page shows what concerns part of its area too, and says where.
 */
export function listPageAlerts(
  alerts: readonly TodayAlert[],
  place: Place,
  language: Language,
): readonly string[] {
  return alerts.flatMap((alert) => {
    const isHere = isForAllOf(alert, place);
    if (!isHere && place.city !== undefined) return [];
    const where = isHere ? '' : nameAlertPlaces(alert, language);
    if (alert.text.includes(where)) return [alert.text];
    return [fillText(todayWords[language].alert, { where, text: alert.text })];
  });
}
