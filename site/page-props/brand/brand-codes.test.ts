import { expect, test } from 'vitest';
import { brands, type Brand } from '#content/catalogue/brands.ts';
import { brandCodes } from './brand-codes.ts';

const introOf = (slug: string) => {
  const brand: Brand | undefined = brands.find((one) => one.slug === slug);
  return brand && brandCodes(brand, 'en')?.intro;
};

test('a brand with codes says for which of its machines no list was found; a stove has those of its oven, a hood none', () => {
  const none = 'We have found no list of codes for';
  expect(introOf('whirlpool')).toBe(
    `Choose your Whirlpool appliance. Codes differ by model, so go by your own manual. ${none} Whirlpool refrigerators, wine coolers or microwaves.`,
  );
  expect(introOf('samsung')).not.toContain(none);
  expect(introOf('thermador')).toContain(`${none} Thermador refrigerators, ovens, stoves`);
  expect(introOf('panasonic')).toBeUndefined();
});
