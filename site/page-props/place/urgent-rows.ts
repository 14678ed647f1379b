// What cannot wait for a visit, on the page of a place: the sentence about each danger, and whom to call about it there.
import type { Language } from '#content/language.ts';
import type { City } from '#content/places/cities.ts';
import { cityPageWords } from '#content/words/places/city-page-words.ts';
import { leakLines, safetyWords } from '#content/words/safety/safety-words.ts';
import { tellGas } from '#domain/places/tell-gas.ts';
import { tellPower } from '#domain/places/tell-power.ts';
import type { LocalFactRow } from '#site/sections/place/LocalFacts.tsx';

/** Fire, power, gas, carbon monoxide, water and food; the gas company where the place has mains. */
export function urgentRows(city: City, language: Language): readonly LocalFactRow[] {
  const words = cityPageWords[language].urgent;
  const dangers = safetyWords[language];
  const gas = tellGas(city, language);
  return [
    { title: words.fire, fact: dangers['burning-smell'].line, isShared: true },
    {
      title: words.power,
      fact: dangers['uneven-power'].line,
      advice: words.callPower(tellPower(city, language)),
      isShared: true,
    },
    {
      title: words.gas,
      fact: dangers['gas-smell'].line,
      advice: gas === undefined ? undefined : words.gasCompany(gas),
      isShared: true,
    },
    { title: words.carbonMonoxide, fact: dangers['carbon-monoxide'].line, isShared: true },
    { title: words.water, fact: leakLines[language].washer, isShared: true },
    { title: words.refrigerator, fact: dangers['food-warm'].do, isShared: true },
  ];
}
